import { campaignResponseRequest } from '@shop/domain/wire'
import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { answer, clientAddress, type Env } from '../http/context.ts'
import { enforceRateLimits } from '../http/rate-limit.queries.ts'
import { readBody } from '../http/read-body.ts'
import { currentCampaign, listCampaigns, storeResponse } from './campaign.queries.ts'

/** GET /campaigns and POST /campaign-responses. */
export function campaignRoutes({ sql, db, settings, cache }: Deps) {
  return new Hono<Env>()
    .get('/campaigns', (c) => {
      const onlyActive = c.req.query('active') === 'true'
      return cache.answer(c, `campaigns ${onlyActive}`, async () => ({
        statusCode: 200,
        message: 'OK',
        data: await listCampaigns(sql, onlyActive),
      }))
    })
    .post('/campaign-responses', async (c) => {
      const response = await readBody(c, campaignResponseRequest, settings.bodyLimit)
      const subject = clientAddress(c, settings.trustedProxies)
      await enforceRateLimits(db, [
        { name: 'campaign-address', subject, limit: settings.limits.form },
      ])
      const campaignId = await currentCampaign(sql)
      if (campaignId === undefined) return answer(c, {}, 'This campaign has ended.')
      const id = await storeResponse(sql, campaignId, response)
      if (id === undefined) {
        return answer(c, {}, 'This number has already shared a tip in this campaign.')
      }
      return answer(c, { id }, 'Thank you for sharing your tip!')
    })
}
