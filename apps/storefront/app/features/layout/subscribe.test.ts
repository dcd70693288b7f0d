import { expect, it, vi } from 'vitest'
import { subscribe } from './subscribe.ts'

const ask = vi.fn<(email: string) => Promise<void>>()
vi.mock('../../lib/browser-api.ts', () => ({ browserApi: async () => ({ subscribe: ask }) }))

it('E-03: a subscription that fails is only logged', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  ask.mockResolvedValueOnce()
  expect(await subscribe('rima@example.com')).toBe(true)
  expect(logged).not.toHaveBeenCalled()
  ask.mockRejectedValueOnce(new Error('away'))
  expect(await subscribe('rima@example.com')).toBe(false)
  expect(logged).toHaveBeenCalledOnce()
  expect(ask).toHaveBeenCalledWith('rima@example.com')
})
