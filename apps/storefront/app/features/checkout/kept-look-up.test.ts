// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { keepLookUp, keptLookUp } from './kept-look-up.ts'

const lookUp = { orderNumber: '1234567890', phone: '01712345678' }

beforeEach(() => window.history.replaceState({ idx: 3, key: 'k', usr: null }, '', '/track-order'))

it('keeps a look-up in the history entry, and not in the address', () => {
  expect(keptLookUp()).toBeUndefined()
  keepLookUp(lookUp)
  expect(keptLookUp()).toEqual(lookUp)
  expect(window.history.state).toMatchObject({ idx: 3, key: 'k' })
  expect(window.location.href).not.toContain('01712345678')
})

it('forgets it', () => {
  keepLookUp(lookUp)
  keepLookUp(undefined)
  expect(keptLookUp()).toBeUndefined()
  expect(window.history.state).toEqual({ idx: 3, key: 'k', usr: null })
})

it('has none in an entry without state', () => {
  window.history.replaceState(null, '')
  expect(keptLookUp()).toBeUndefined()
})
