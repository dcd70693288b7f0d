import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../lib/api-error.ts'
import { answerCampaign } from './answer-campaign.ts'
import { sendContact } from './send-contact.ts'

const api = { contact: vi.fn(), answerCampaign: vi.fn() }
vi.mock('../../lib/browser-api.ts', () => ({ browserApi: async () => api }))

const tip = { name: 'Rahima', phone: '01712345678', trips: 'Boil less water.' }
const message = { name: 'Rahima', email: 'r@example.com', phone: '01712345678', message: 'Hi' }

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})

it('D-CAMP-02, C-CAMP-03: a tip goes out with name, phone, trips, and an empty e-mail and address', async () => {
  api.answerCampaign.mockResolvedValueOnce({ taken: true, message: 'Thanks' })
  expect(await answerCampaign(tip)).toEqual({ status: 'accepted' })
  expect(api.answerCampaign).toHaveBeenCalledWith({ ...tip, email: '', address: '' })
})

it('S-CAMP-02, E-16: a tip that is turned down keeps the server’s sentence; one that is lost has failed', async () => {
  api.answerCampaign.mockResolvedValueOnce({ taken: false, message: 'You have answered.' })
  expect(await answerCampaign(tip)).toEqual({ status: 'rejected', message: 'You have answered.' })
  api.answerCampaign.mockRejectedValueOnce(new Error('away'))
  expect(await answerCampaign(tip)).toEqual({ status: 'failed' })
})

it('D-CONT-01, E-13: a message goes out as it is, and a failure names what the API found wrong', async () => {
  api.contact.mockResolvedValueOnce(undefined)
  expect(await sendContact(message)).toEqual({ ok: true })
  expect(api.contact).toHaveBeenCalledWith(message)
  const errors = [{ field: 'email', message: 'Enter a valid email' }]
  api.contact.mockRejectedValueOnce(new ApiError(400, 'No', errors))
  expect(await sendContact(message)).toEqual({
    ok: false,
    message: 'Something went wrong. Please try again.',
    errors,
  })
})
