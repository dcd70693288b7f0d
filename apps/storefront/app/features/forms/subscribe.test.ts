import { expect, it, vi } from 'vitest'
import { subscribe } from './subscribe.ts'

const request = vi.fn<(email: string) => Promise<void>>()
vi.mock('../../lib/browser-api.ts', () => ({ browserApi: async () => ({ subscribe: request }) }))

it('E-03: a subscription that fails is only logged', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  request.mockResolvedValueOnce()
  expect(await subscribe({ email: 'rima@example.com' })).toEqual({ ok: true })
  expect(logged).not.toHaveBeenCalled()
  request.mockRejectedValueOnce(new Error('offline'))
  expect(await subscribe({ email: 'rima@example.com' })).toEqual({ ok: false })
  expect(logged).toHaveBeenCalledOnce()
  expect(request).toHaveBeenCalledWith('rima@example.com')
})
