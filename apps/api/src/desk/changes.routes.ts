import { permissionsOf } from '@shop/domain'
import { changesAnswer, changesRequest } from '@shop/domain/wire'
import { listChanges } from '../changes/change.queries.ts'
import type { Deps } from '../deps.ts'
import { answer } from '../http/context.ts'
import type { Call } from '../http/define-call.ts'
import { deskCall } from './desk-call.ts'
import { forbidden } from './guard.ts'

const pageSize = 50

/** GET /desk/changes. */
export function changeRoutes(deps: Deps): Call[] {
  return [
    deskCall(
      deps,
      'account',
      'GET /desk/changes',
      'Who changed what, newest first. Those of one order need the permission `orders`, all others `changes`.',
      { query: changesRequest, answer: changesAnswer },
      async (c, { member }, { query: { before, subject, id } }) => {
        const ofOrder = subject === 'order' && id !== undefined
        const needed = ofOrder ? 'orders' : 'changes'
        if (!permissionsOf(member.role).includes(needed)) throw forbidden()
        const named = [subject, id].filter((part) => part !== undefined).join(' ')
        const rows = await listChanges(deps.db, pageSize, { before, subject: named || undefined })
        const last = rows.at(-1)
        return answer(c, {
          changes: rows.flatMap(toFields),
          next: rows.length === pageSize && last ? last.id : null,
        })
      },
    ),
  ]
}

function toFields(row: Awaited<ReturnType<typeof listChanges>>[number]) {
  const [subject, subjectId = null] = row.subject.split(' ')
  const fields = new Set([...Object.keys(row.before ?? {}), ...Object.keys(row.after ?? {})])
  return [...fields].map((field) => ({
    id: row.id,
    at: new Date(row.changedAt).toISOString(),
    staff: row.staffId === null ? null : row.changedBy,
    ...{ subject, subjectId, field },
    from: row.before?.[field] ?? null,
    to: row.after?.[field] ?? null,
  }))
}
