import {
  campaignListAnswer,
  campaignQuery,
  campaignResponseAnswer,
  campaignResponseRequest,
} from '@shop/domain/wire'
import type { Deps } from '../deps.ts'
import { cachedJson } from '../http/cached-json.ts'
import { answer, refuse } from '../http/context.ts'
import { defineCall, tooManyRequests } from '../http/define-call.ts'
import { enforceRateLimits } from '../http/rate-limit.queries.ts'
import { formLimits } from '../http/rate-limit-subjects.ts'
import { findCurrentCampaign, storeResponse } from './campaign.queries.ts'

/** GET /campaigns and POST /campaign-responses. */
export function campaignRoutes({ catalogue, db, settings }: Deps) {
  return [
    defineCall(
      'GET /campaigns',
      'The campaigns; the last one is the current one.',
      { tag: 'Campaigns', query: campaignQuery, answer: campaignListAnswer, cached: true },
      async (c, { query }) =>
        cachedJson(c, await catalogue.campaigns({ onlyActive: query.active ?? false })),
    ),
    defineCall(
      'POST /campaign-responses',
      'Responds to the current campaign. Empty `data` means that the response was rejected; `message` gives the reason.',
      {
        tag: 'Campaigns',
        body: campaignResponseRequest,
        answer: campaignResponseAnswer,
        errors: tooManyRequests,
      },
      async (c, { body }) => {
        await enforceRateLimits(db, formLimits(c, 'campaign', settings))
        const campaignId = await findCurrentCampaign(db)
        if (campaignId === undefined) return refuse(c, 'This campaign has ended.', 'campaign_over')
        const id = await storeResponse(db, { campaignId, ...body })
        if (id === undefined) {
          const message = 'This number has already shared a tip in this campaign.'
          return refuse(c, message, 'campaign_answered')
        }
        return answer(c, { id }, 'Thank you for sharing your tip!')
      },
    ),
  ]
}
