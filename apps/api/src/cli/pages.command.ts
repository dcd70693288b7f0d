import { readFile } from 'node:fs/promises'
import { normalText, replaceAmount } from '@shop/domain'
import {
  changePage,
  changeSection,
  findPage,
  findSection,
  readPages,
  removeSection,
  type PageDraft,
  type SectionDraft,
  type ShopPage,
} from '../pages/page.queries.ts'
import { checkPlaceholders, toSectionHtml } from '../pages/page-text.ts'
import { readTimeZone } from '../shop/shop.queries.ts'
import { flag, placeInList, readArguments, text } from './arguments.ts'
import { printChange } from './change-output.ts'
import { amountsOf } from './naming-texts.ts'
import { commandUser, UsageError, type Command, type CommandContext } from './command.ts'
import { printRows } from './list-output.ts'
import { formatTime, parseTime } from './shop-time.ts'

const options = {
  ...{ title: text, 'title-bn': text, link: text, 'link-bn': text, position: text },
  ...{ description: text, 'description-bn': text, updated: text },
  ...{ file: text, 'file-bn': text, amount: text, yes: flag, json: flag },
}

type Values = ReturnType<typeof readArguments<typeof options>>['values']

const help = `usage: pages list [--json]
       pages show   SLUG [SECTION] [--json]
       pages set    SLUG [--title TEXT] [--link TEXT] [--description TEXT] [--updated DATE]
                         [--position 1]
       pages set    SLUG SECTION [--title TEXT] [--file FILE] [--position 1]
       pages set    SLUG [SECTION] --amount OLD=NEW
       pages remove SLUG SECTION [--yes]

  SLUG           the name of a page in its address, such as delivery-policy
  SECTION        lower-case Latin letters, digits and -; the address of the section on the page
  --title-bn, --link-bn, --description-bn, --file-bn   the same in Bengali; "" shows the English one
  --link         the text of the link in the footer; --position is the place among the links
  --description  for search engines
  --updated      the day of the last change that the page shows, such as 2026-12-11; "" shows none
  --file         a file with the text of the section: HTML, or plain text in which an empty line
                 separates paragraphs and lines that begin with - are a list
  --amount       writes an amount in taka in place of another, in both languages: 70=80

set adds a SECTION that there is not yet. What is not given stays. {name}, {about}, {phone} and {email}
in a text are replaced by the facts of "shop show"; {phone} and {email} are links. Of HTML only
paragraphs, headings, lists, tables, links, pictures and emphasis are kept. A page that shows the day of
its last change shows today when one of its sections changes. remove without --yes changes nothing.
Exit codes: 0 done, 1 no such page or section, 2 wrong usage.`

/** `pages list | show | set | remove`. */
export const pagesCommand: Command = {
  name: 'pages',
  summary: 'List and change the policies and the other pages with texts of the owner',
  help,
  async run(context, [action, ...args]) {
    const { db, print } = context
    const { values, positionals } = readArguments(args, options)
    const [slug = '', id, ...others] = positionals
    if (action === 'list') return await list(context, values.json)
    if (!slug || others.length > 0) {
      throw new UsageError('Expected: pages list, or show, set or remove with the SLUG of a page.')
    }
    if (action === 'show') return await show(context, { slug, id, json: values.json })
    const user = commandUser()
    if (action === 'set' && id === undefined) {
      printChange(print, await changePage(db, user, slug, amountOf(values) ?? pageOf(values)))
      return 0
    }
    if (id === undefined || !/^[a-z0-9-]{1,40}$/.test(id)) {
      throw new UsageError('Expected a SECTION: lower-case Latin letters, digits and -.')
    }
    const today = formatTime(new Date().toISOString(), await readTimeZone(db)).slice(0, 10)
    const section = { slug, id, today }
    if (action === 'set') {
      printChange(
        print,
        await changeSection(db, user, section, amountOf(values) ?? (await sectionOf(values))),
      )
      return 0
    }
    if (action !== 'remove') throw new UsageError('Expected: pages list, show, set or remove.')
    const { title } = findSection(findPage(await readPages(db), slug), id)
    if (values.yes) printChange(print, await removeSection(db, user, section))
    else print(`Nothing was removed yet. With --yes, the section "${title}" is no longer shown.`)
    return 0
  },
}

async function list({ db, print }: CommandContext, json: boolean): Promise<number> {
  const rows = (await readPages(db)).map(({ sections, ...page }) => ({
    ...page,
    sections: sections.map(({ id }) => id),
  }))
  printRows({ print }, rows, {
    json,
    toRow: ({ slug, title, updatedOn, sections }) => ({
      slug,
      title,
      updatedOn,
      sections: sections.join(', '),
    }),
  })
  return 0
}

async function show(
  { db, print }: CommandContext,
  { slug, id, json }: { slug: string; id: string | undefined; json: boolean },
): Promise<number> {
  const page = findPage(await readPages(db), slug)
  const sections = id === undefined ? page.sections : [findSection(page, id)]
  const shown: ShopPage = { ...page, sections }
  if (json) {
    print(JSON.stringify(shown, null, 2))
    return 0
  }
  if (id === undefined) {
    const { sections: _, ...facts } = page
    for (const [name, value] of Object.entries(facts)) print(`${name.padEnd(13)}  ${value ?? '–'}`)
  }
  for (const section of sections) {
    print(`\n[${section.id}] ${section.title}\n${section.html}`)
    print(`\n[${section.id}] ${section.titleBn ?? '–'}\n${section.htmlBn ?? '–'}`)
  }
  return 0
}

/** Writes another amount in the texts of a page or section; undefined without the option. @throws UsageError */
function amountOf({ amount, ...others }: Values) {
  if (typeof amount !== 'string') return undefined
  if (Object.values(others).some((value) => typeof value === 'string')) {
    throw new UsageError('Expected --amount, or other options.')
  }
  const { from, to } = amountsOf(amount)
  return <Row extends object>(stored: Row) =>
    Object.fromEntries(
      Object.entries(stored)
        .filter(([, value]) => typeof value === 'string')
        .map(([name, value]) => [name, replaceAmount(value as string, from, to)]),
    ) as Partial<Row>
}

/** A text of an option; undefined when it is absent, and null when it is empty. @throws UsageError */
function given(values: Values, name: keyof typeof options): string | null | undefined {
  const value = values[name]
  if (typeof value !== 'string') return undefined
  const normal = normalText(value)
  checkText(() => checkPlaceholders(normal), `--${name}`)
  return normal || null
}

/** As `given`, for a text that must not be empty. @throws UsageError */
function required(values: Values, name: keyof typeof options): string | undefined {
  const value = given(values, name)
  if (value === null) throw new UsageError(`--${name} must not be empty.`)
  return value
}

/** @throws UsageError that names the option of a text that cannot be used */
function checkText<T>(work: () => T, name: string): T {
  try {
    return work()
  } catch (error) {
    throw new UsageError(`${name}: ${(error as Error).message}`, { cause: error })
  }
}

/** The object without what was not given. @throws UsageError when nothing was */
function onlyGiven<T extends object>(fields: T) {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined)
  if (entries.length === 0) throw new UsageError('Expected at least one option.')
  return Object.fromEntries(entries) as { [Name in keyof T]?: Exclude<T[Name], undefined> }
}

/** @throws UsageError */
function pageOf(values: Values): PageDraft {
  if (values.file !== undefined || values['file-bn'] !== undefined) {
    throw new UsageError('--file is the text of a section: pages set SLUG SECTION --file FILE')
  }
  const day = given(values, 'updated')
  const updatedOn = day && parseTime(day, '--updated', { timeZone: 'UTC' }).slice(0, 10)
  return onlyGiven({
    title: required(values, 'title'),
    titleBn: given(values, 'title-bn'),
    link: required(values, 'link'),
    linkBn: given(values, 'link-bn'),
    description: required(values, 'description'),
    descriptionBn: given(values, 'description-bn'),
    updatedOn,
    position: placeInList(values.position),
  })
}

/** @throws UsageError */
async function sectionOf(values: Values): Promise<SectionDraft> {
  const other = (['link', 'link-bn', 'description', 'description-bn', 'updated'] as const).find(
    (name) => values[name] !== undefined,
  )
  if (other) throw new UsageError(`--${other} is of a page, not of a section.`)
  const html = await fileOf(values, 'file')
  if (html === null) throw new UsageError('--file must not be empty.')
  return onlyGiven({
    title: required(values, 'title'),
    titleBn: given(values, 'title-bn'),
    html,
    htmlBn: await fileOf(values, 'file-bn'),
    position: placeInList(values.position),
  })
}

/** The text of a file as it is stored; null without the name of one. @throws UsageError */
async function fileOf(values: Values, name: 'file' | 'file-bn') {
  const path = values[name]
  if (typeof path !== 'string') return undefined
  if (path === '') return null
  const content = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new UsageError(`--${name}: ${path} cannot be read.`, { cause: error })
  })
  return checkText(() => toSectionHtml(content), `--${name} ${path}`)
}
