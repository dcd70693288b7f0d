import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../lib/api-error.ts'
import { sendCampaignResponse } from './send-campaign-response.ts'
import { sendContactMessage } from './send-contact-message.ts'

const api = { contact: vi.fn(), answerCampaign: vi.fn() }
vi.mock('../../lib/browser-api.ts', () => ({ browserApi: async () => api }))

const tip = { name: 'Rahima', phone: '01712345678', trips: 'Boil less water.' }
const message = { name: 'Rahima', email: 'r@example.com', phone: '01712345678', message: 'Hi' }

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})

it('D-CAMP-02, C-CAMP-03: a campaign response is sent with name, phone, trips, and an empty e-mail and address', async () => {
  api.answerCampaign.mockResolvedValueOnce({ taken: true, message: 'Thanks' })
  expect(await sendCampaignResponse(tip)).toEqual({ ok: true })
  expect(api.answerCampaign).toHaveBeenCalledWith({ ...tip, email: '', address: '' })
})

it('S-CAMP-02, E-16: a rejected campaign response shows the server’s message; a network error is a failure', async () => {
  api.answerCampaign.mockResolvedValueOnce({ taken: false, message: 'You have answered.' })
  expect(await sendCampaignResponse(tip)).toEqual({
    ok: false,
    message: 'You have answered.',
  })
  api.answerCampaign.mockRejectedValueOnce(new Error('offline'))
  expect(await sendCampaignResponse(tip)).toEqual({ ok: false })
})

it('D-CONT-01, E-13: a contact message is sent unchanged, and a failure names the errors of the API', async () => {
  api.contact.mockResolvedValueOnce(undefined)
  expect(await sendContactMessage(message)).toEqual({ ok: true })
  expect(api.contact).toHaveBeenCalledWith(message)
  const errors = [{ field: 'email', message: 'Enter a valid email' }]
  api.contact.mockRejectedValueOnce(new ApiError(400, 'No', errors))
  expect(await sendContactMessage(message)).toEqual({
    ok: false,
    message: 'Something went wrong. Please try again.',
    errors,
  })
})

it('tells how many minutes to wait after too many messages or responses', async () => {
  const limited = new ApiError(429, 'Too many tries.', [], { retryAfter: 130 })
  const text = 'Too many tries. Please try again in 3 minutes.'
  api.contact.mockRejectedValueOnce(limited)
  expect(await sendContactMessage(message)).toEqual({ ok: false, message: text, errors: [] })
  api.answerCampaign.mockRejectedValueOnce(limited)
  expect(await sendCampaignResponse(tip)).toEqual({ ok: false, message: text })
})
