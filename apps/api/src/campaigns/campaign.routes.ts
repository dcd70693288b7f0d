import { campaignResponseRequest } from '@shop/domain/wire'
import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { cachedJson } from '../http/cached-json.ts'
import { answer, refuse, type Env } from '../http/context.ts'
import { enforceRateLimits } from '../http/rate-limit.queries.ts'
import { formLimits } from '../http/rate-limit-subjects.ts'
import { readBody } from '../http/read-body.ts'
import { findCurrentCampaign, storeResponse } from './campaign.queries.ts'

/** GET /campaigns and POST /campaign-responses. */
export function campaignRoutes({ catalogue, db, settings }: Deps) {
  return new Hono<Env>()
    .get('/campaigns', async (c) => {
      const onlyActive = c.req.query('active') === 'true'
      return cachedJson(c, await catalogue.campaigns({ onlyActive }))
    })
    .post('/campaign-responses', async (c) => {
      const response = await readBody(c, campaignResponseRequest, settings.bodyLimit)
      await enforceRateLimits(db, formLimits(c, 'campaign', settings))
      const campaignId = await findCurrentCampaign(db)
      if (campaignId === undefined) return refuse(c, 'This campaign has ended.', 'campaign_over')
      const id = await storeResponse(db, { campaignId, ...response })
      if (id === undefined) {
        const message = 'This number has already shared a tip in this campaign.'
        return refuse(c, message, 'campaign_answered')
      }
      return answer(c, { id }, 'Thank you for sharing your tip!')
    })
}
