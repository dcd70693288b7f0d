import {
  changedAnswer,
  courierFileRequest,
  settlementRequest,
  statementAnswer,
} from '@shop/domain/wire'
import type { Deps } from '../deps.ts'
import { answer } from '../http/context.ts'
import type { Call } from '../http/define-call.ts'
import { checkStatement } from '../parcels/check-statement.ts'
import { settleParcels } from '../parcels/settle.ts'
import { authorOf, deskCall } from './desk-call.ts'
import { fileErrors, orRefuse, orUnreadable, parcelErrors } from './parcel-errors.ts'
import { toReadStatement } from './to-desk-parcel.ts'

/** POST /desk/statements/check, POST /desk/settlements. Both have totals of money. */
export function settlingRoutes(deps: Deps): Call[] {
  const { db } = deps
  return [
    deskCall(
      deps,
      'totals',
      'POST /desk/statements/check',
      "Compares a courier's statement with the orders: paid and expected by parcel, and what is missing. Nothing is stored.",
      { body: courierFileRequest, answer: statementAnswer, errors: fileErrors },
      async (c, _session, { body: { courier, text } }) =>
        answer(c, toReadStatement(orUnreadable(await checkStatement(db, courier, text)))),
    ),
    deskCall(
      deps,
      'totals',
      'POST /desk/settlements',
      'Settles parcels, all or none: what was paid, and the good pieces of returned ones. A parcel that is settled so already does not change.',
      { body: settlementRequest, answer: changedAnswer, errors: parcelErrors },
      async (c, { member }, { body: { courier, parcels } }) => {
        const changed = await orRefuse(settleParcels(db, authorOf(member), courier, parcels))
        return answer(c, { changed })
      },
    ),
  ]
}
