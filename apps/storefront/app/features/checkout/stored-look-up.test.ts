// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { storeLookUp, storedLookUp } from './stored-look-up.ts'

const lookUp = { orderNumber: '1234567890', phone: '01712345678' }

beforeEach(() => window.history.replaceState({ idx: 3, key: 'k', usr: null }, '', '/track-order'))

it('keeps a look-up in the history entry, and not in the address', () => {
  expect(storedLookUp()).toBeUndefined()
  storeLookUp(lookUp)
  expect(storedLookUp()).toEqual(lookUp)
  expect(window.history.state).toMatchObject({ idx: 3, key: 'k' })
  expect(window.location.href).not.toContain('01712345678')
})

it('forgets it', () => {
  storeLookUp(lookUp)
  storeLookUp(undefined)
  expect(storedLookUp()).toBeUndefined()
  expect(window.history.state).toEqual({ idx: 3, key: 'k', usr: null })
})

it('has none in an entry without state', () => {
  window.history.replaceState(null, '')
  expect(storedLookUp()).toBeUndefined()
})
