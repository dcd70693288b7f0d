import { expect, it } from 'vitest'
import { callTimes } from './call-times.ts'

const timesAt = (time: string) =>
  callTimes(new Date(time), 'Asia/Dhaka').map(({ name, at }) => `${name} ${at}`)

it('offers times of the day in the time zone of the shop', () => {
  // 14:10 in Dhaka.
  expect(timesAt('2026-11-28T08:10:00Z')).toEqual([
    'soon 2026-11-28T08:40:00.000Z',
    'hours 2026-11-28T10:10:00.000Z',
    'evening 2026-11-28T13:00:00.000Z',
    'tomorrow 2026-11-29T04:00:00.000Z',
  ])
})

it('calls nobody at night', () => {
  // 20:40 in Dhaka, and 23:30.
  expect(timesAt('2026-11-28T14:40:00Z')).toEqual(['tomorrow 2026-11-29T04:00:00.000Z'])
  expect(timesAt('2026-11-28T17:30:00Z')).toEqual(['tomorrow 2026-11-29T04:00:00.000Z'])
  // 00:30: the day has begun, and its morning is called tomorrow by nobody.
  expect(timesAt('2026-11-28T18:30:00Z')).toEqual([
    'evening 2026-11-29T13:00:00.000Z',
    'tomorrow 2026-11-30T04:00:00.000Z',
  ])
})
