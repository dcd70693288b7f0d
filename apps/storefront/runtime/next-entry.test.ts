// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { carryState, takeEntryScript } from './next-entry.ts'

/** The history entry of a document that is opened with this navigation state. */
function open(state: object): unknown {
  carryState(location.pathname, state)
  new Function(takeEntryScript)()
  return history.state
}

it('gives each document its navigation state, with a key of its own', () => {
  const first = open({ buyNow: 1 })
  const second = open({ buyNow: 2 })
  expect(first).toMatchObject({ usr: { buyNow: 1 }, key: expect.stringMatching(/^\w+$/) })
  expect(second).toMatchObject({ usr: { buyNow: 2 } })
  expect((second as { key: string }).key).not.toBe((first as { key: string }).key)
})
