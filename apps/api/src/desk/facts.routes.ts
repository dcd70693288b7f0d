import { changedFactsAnswer, factsAnswer, factsRequest } from '@shop/domain/wire'
import type { Db } from '../db/session.ts'
import type { Deps } from '../deps.ts'
import { ApiError } from '../http/api-error.ts'
import { answer } from '../http/context.ts'
import type { Call } from '../http/define-call.ts'
import { textsWithFormer } from '../named-texts/texts-of-change.ts'
import { factNames, shopFacts, type ShopFacts } from '../shop/shop-facts.ts'
import { changeShop, readFacts } from '../shop/shop.queries.ts'
import { authorOf, deskCall } from './desk-call.ts'

/** The calls of /desk/facts. */
export function factRoutes(deps: Deps): Call[] {
  const { db } = deps
  return [
    deskCall(
      deps,
      'facts',
      'GET /desk/facts',
      'Name, contacts and the other facts of the shop.',
      { answer: factsAnswer },
      async (c) => answer(c, { facts: await readTexts(db) }),
    ),
    deskCall(
      deps,
      'facts',
      'PATCH /desk/facts',
      'Changes facts of the shop. Returns the texts that still have a name, number or address as it was.',
      {
        ...{ body: factsRequest, answer: changedFactsAnswer },
        errors: { 422: 'A fact is not known, or not what it must be: `fact`.' },
      },
      async (c, { member }, { body }) => {
        const change = await changeShop(db, authorOf(member), parse(body.facts))
        const naming = await textsWithFormer(db, change)
        return answer(c, { facts: await readTexts(db), naming })
      },
    ),
  ]
}

async function readTexts(db: Db): Promise<Record<string, string>> {
  const facts = await readFacts(db)
  return Object.fromEntries(factNames.map((name) => [name, String(facts[name] ?? '')]))
}

/** @throws ApiError 422 that names each fact which is not known or not what it must be */
function parse(given: Readonly<Record<string, string>>): Partial<ShopFacts> {
  const errors: { field: string; message: string }[] = []
  const facts = Object.entries(given).map(([name, value]) => {
    const known = factNames.find((one) => one === name)
    const parsed = known && shopFacts[known].safeParse(value)
    if (parsed?.success) return [name, parsed.data] as const
    const problem = parsed?.error.issues[0]?.message ?? 'is no fact of the shop'
    errors.push({ field: name, message: `It ${problem}.` })
    return [name, undefined] as const
  })
  const [first] = errors
  if (first) throw new ApiError(422, first.message, errors, {}, { reason: 'fact' })
  return Object.fromEntries(facts) as Partial<ShopFacts>
}
