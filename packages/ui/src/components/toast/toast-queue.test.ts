import { afterEach, expect, it, vi } from 'vitest'
import { toast, toastQueue } from './toast-queue.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('says that a Toaster is missing, and shows the message once there is one', () => {
  vi.stubGlobal('document', {})
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const remove = toast('Added')
  expect(complain).toHaveBeenCalledWith(expect.stringContaining('<Toaster />'))
  const unsubscribe = toastQueue.subscribe(() => undefined)
  expect(toastQueue.first(false)?.message).toBe('Added')
  remove()
  complain.mockClear()
  toast('Again')()
  expect(complain).not.toHaveBeenCalled()
  unsubscribe()
})

it('throws on a server', () => {
  expect(() => toast('Added')).toThrow('browser only')
})
