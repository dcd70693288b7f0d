import { toPoisha } from '@shop/domain'
import { changedZonesAnswer, deskZonesAnswer, newZoneRequest, zoneRequest } from '@shop/domain/wire'
import type { Deps } from '../deps.ts'
import { ApiError } from '../http/api-error.ts'
import { answer } from '../http/context.ts'
import type { Call } from '../http/define-call.ts'
import { textsOfZone } from '../named-texts/texts-of-change.ts'
import {
  addZone,
  changeZone,
  LastZone,
  readZones,
  removeZone,
  UnknownZone,
} from '../zones/zone.queries.ts'
import { authorOf, deskCall, missing } from './desk-call.ts'

const params = { id: 'dhaka_inside' }
const unknownZone = { 404: 'There is no such zone: `unknown`.' }

/** The calls of /desk/zones. */
export function zoneRoutes(deps: Deps): Call[] {
  const { db } = deps
  return [
    deskCall(
      deps,
      'facts',
      'GET /desk/zones',
      'The delivery zones with their charges, in the order shown.',
      { answer: deskZonesAnswer },
      async (c) => answer(c, { zones: await readZones(db) }),
    ),
    deskCall(
      deps,
      'facts',
      'POST /desk/zones',
      'Adds a zone behind the others.',
      { body: newZoneRequest, answer: changedZonesAnswer },
      async (c, { member }, { body: { name, nameBn, charge } }) => {
        const known = (await readZones(db)).map((zone) => zone.id)
        const zone = { id: newId(name, known), name, nameBn: nameBn || null }
        await addZone(db, authorOf(member), { ...zone, charge: toPoisha(charge) })
        return answer(c, { zones: await readZones(db), naming: [] })
      },
    ),
    deskCall(
      deps,
      'facts',
      'PATCH /desk/zones/{id}',
      'Changes the names, charge or place of a zone. Placed orders keep their charge. Returns the texts of the shop that name what it was.',
      { params, body: zoneRequest, answer: changedZonesAnswer, errors: unknownZone },
      async (c, { member }, { params: { id }, body: { charge, nameBn, ...given } }) => {
        const change = await changeZone(db, authorOf(member), id, {
          ...given,
          ...(nameBn !== undefined && { nameBn: nameBn || null }),
          ...(charge !== undefined && { charge: toPoisha(charge) }),
        }).catch(refuse)
        const naming = await textsOfZone(db, id, change)
        return answer(c, { zones: await readZones(db), naming })
      },
    ),
    deskCall(
      deps,
      'facts',
      'DELETE /desk/zones/{id}',
      'Removes a zone, which no order can choose any more.',
      {
        ...{ params, answer: changedZonesAnswer },
        errors: { ...unknownZone, 409: 'It is the only zone: `last-zone`.' },
      },
      async (c, { member }, { params: { id } }) => {
        await removeZone(db, authorOf(member), id).catch(refuse)
        return answer(c, { zones: await readZones(db), naming: [] })
      },
    ),
  ]
}

function refuse(error: unknown): never {
  if (error instanceof UnknownZone) throw missing('There is no such zone.')
  if (!(error instanceof LastZone)) throw error
  throw new ApiError(409, error.message, [], {}, { reason: 'last-zone' })
}

/** An id that no zone has, from its name in English: `dhaka_inside`. */
function newId(name: string, known: readonly string[]): string {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? ['zone']
  const first = words.join('_').slice(0, 30)
  const ids = [first, ...known.map((_, at) => `${first}_${at + 2}`)]
  return ids.find((id) => !known.includes(id)) ?? `${first}_${known.length + 2}`
}
