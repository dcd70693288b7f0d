import { MAX_PARCELS } from '@shop/domain'
import {
  changedAnswer,
  consignmentsAnswer,
  courierFileRequest,
  handOverAnswer,
  handOverRequest,
  parcelsAnswer,
  parcelsRequest,
  setConsignmentsRequest,
} from '@shop/domain/wire'
import type { Deps } from '../deps.ts'
import { answer } from '../http/context.ts'
import type { Call } from '../http/define-call.ts'
import { checkConsignments, storeConsignments } from '../parcels/consignments.ts'
import { handOver } from '../parcels/hand-over.ts'
import { listParcels } from '../parcels/parcel.queries.ts'
import { authorOf, deskCall } from './desk-call.ts'
import { fileErrors, orRefuse, orUnreadable, parcelErrors } from './parcel-errors.ts'
import { toDeskParcel } from './to-desk-parcel.ts'

/** GET /desk/parcels, POST /desk/hand-over, POST /desk/consignments/check, PUT /desk/consignments. */
export function parcelRoutes(deps: Deps): Call[] {
  const { db } = deps
  return [
    deskCall(
      deps,
      'orders',
      'GET /desk/parcels',
      `The ${MAX_PARCELS} oldest orders of a state, with what is in their parcels: to pack, to hand over, or on the way.`,
      { query: parcelsRequest, answer: parcelsAnswer },
      async (c, _session, { query: { state } }) => {
        const found = await listParcels(db, state, MAX_PARCELS + 1)
        return answer(c, {
          parcels: found.slice(0, MAX_PARCELS).map(toDeskParcel),
          more: found.length > MAX_PARCELS,
        })
      },
    ),
    deskCall(
      deps,
      'orders',
      'POST /desk/hand-over',
      'Hands orders over to a courier, all or none, and returns the file that the courier reads. Sent again, it returns the file again.',
      { body: handOverRequest, answer: handOverAnswer, errors: parcelErrors },
      async (c, { member }, { body }) =>
        answer(c, await orRefuse(handOver(db, authorOf(member), body))),
    ),
    deskCall(
      deps,
      'orders',
      'POST /desk/consignments/check',
      "Reads the consignment numbers of a courier's file, and compares them with the orders. Nothing is stored.",
      { body: courierFileRequest, answer: consignmentsAnswer, errors: fileErrors },
      async (c, _session, { body: { courier, text } }) =>
        answer(c, orUnreadable(await checkConsignments(db, courier, text))),
    ),
    deskCall(
      deps,
      'orders',
      'PUT /desk/consignments',
      'Stores the consignment numbers of orders that are with a courier, all or none.',
      { body: setConsignmentsRequest, answer: changedAnswer, errors: parcelErrors },
      async (c, { member }, { body: { parcels } }) => {
        const changed = await orRefuse(storeConsignments(db, authorOf(member), parcels))
        return answer(c, { changed })
      },
    ),
  ]
}
