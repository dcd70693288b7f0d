import { parseArgs } from 'node:util'
import {
  changeTestimonial,
  findTestimonial,
  listTestimonials,
  removeTestimonial,
  type TestimonialRow,
} from '../home/content.queries.ts'
import { readTimeZone } from '../shop/shop.queries.ts'
import {
  commandUser,
  UsageError,
  wholeNumber,
  type Command,
  type CommandContext,
} from './command.ts'
import { printRows } from './list-output.ts'
import { printChange } from './shop.command.ts'
import {
  onlyGiven,
  optionalText,
  requiredText,
  shownTimeCells,
  shownTimeHelp,
  shownTimeOf,
  shownTimeOptions,
  type OptionValues,
} from './shown-time.ts'

const text = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const
const options = {
  ...{ name: text, location: text, text, image: text },
  ...{ 'name-bn': text, 'location-bn': text, 'text-bn': text },
  ...{ ...shownTimeOptions, yes: flag, json: flag },
}

/** `testimonials list | add | set | remove`. */
export const testimonialsCommand: Command = {
  name: 'testimonials',
  summary: 'List, add, change and remove what customers said',
  help: `usage: testimonials list   [--json]
       testimonials add    --name TEXT --location TEXT --text TEXT --image PATH [OPTIONS]
       testimonials set    ID [OPTIONS]
       testimonials remove ID [--yes]

  ID             the number that list shows
  --image        a path in MEDIA_DIR
  --name-bn, --location-bn, --text-bn   the same in Bengali; "" shows the English one
${shownTimeHelp}

An option that is absent leaves what it changes as it is. remove without --yes changes nothing.
Exit codes: 0 done, 1 no such testimonial, 2 wrong usage.`,
  async run(context, [action, ...args]) {
    const { db, print } = context
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
    if (action === 'list') return await list(context, values.json)
    const user = commandUser()
    const draft = draftOf(values, await readTimeZone(db))
    if (action === 'add') {
      if (positionals.length > 0) throw new UsageError('A new testimonial has no ID yet.')
      printChange(print, await changeTestimonial(db, user, undefined, draft))
      return 0
    }
    const [typed, ...others] = positionals
    if (others.length > 0 || (action !== 'set' && action !== 'remove')) {
      throw new UsageError('Expected: testimonials list, add, set or remove.')
    }
    const id = wholeNumber(typed, 'The ID')
    if (action === 'set') {
      const { yes: _, json: __, ...given } = values
      if (Object.keys(given).length === 0) throw new UsageError('Expected at least one option.')
      printChange(print, await changeTestimonial(db, user, id, draft))
      return 0
    }
    const { name } = findTestimonial(await listTestimonials(db), id)
    if (values.yes) printChange(print, await removeTestimonial(db, user, id))
    else print(`Nothing was removed yet. With --yes, what ${name} said is no longer shown.`)
    return 0
  },
}

async function list({ db, print }: CommandContext, json: boolean): Promise<number> {
  const timeZone = await readTimeZone(db)
  printRows({ print }, await listTestimonials(db), {
    json,
    toRow: (one: TestimonialRow) => ({
      id: one.id,
      name: one.name,
      location: one.location,
      text: one.text,
      ...shownTimeCells(one, timeZone),
    }),
  })
  return 0
}

/** @throws UsageError; the function itself for a new testimonial that lacks something */
function draftOf(values: OptionValues, timeZone: string) {
  const shown = shownTimeOf(values, timeZone)
  const fields = onlyGiven({
    name: requiredText(values, 'name'),
    nameBn: optionalText(values, 'name-bn'),
    location: requiredText(values, 'location'),
    locationBn: optionalText(values, 'location-bn'),
    text: requiredText(values, 'text'),
    textBn: optionalText(values, 'text-bn'),
    image: requiredText(values, 'image'),
  })
  return (stored: TestimonialRow | undefined) => {
    if (stored) {
      const { id: _, ...before } = stored
      return { ...before, ...fields, ...shown }
    }
    const { name, location, text, image } = fields
    if ([name, location, text, image].includes(undefined)) {
      throw new UsageError('A new testimonial needs --name, --location, --text and --image.')
    }
    const always = { active: true, startsAt: null, endsAt: null }
    const english = { nameBn: null, locationBn: null, textBn: null }
    return { ...english, ...always, ...fields, ...shown } as Omit<TestimonialRow, 'id' | 'position'>
  }
}
