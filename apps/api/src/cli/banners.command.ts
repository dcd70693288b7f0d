import { parseArgs } from 'node:util'
import type { BannerTexts } from '@shop/domain/wire'
import {
  changeBanner,
  findBanner,
  listBanners,
  removeBanner,
  type BannerRow,
} from '../home/content.queries.ts'
import { readTimeZone } from '../shop/shop.queries.ts'
import { commandUser, UsageError, type Command, type CommandContext } from './command.ts'
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

const places = ['title', 'text', 'label', 'action'] as const
const text = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const
const options = {
  ...{ title: text, text, label: text, action: text },
  ...{ 'title-bn': text, 'text-bn': text, 'label-bn': text, 'action-bn': text },
  ...{ strip: flag, image: text, alt: text, 'alt-bn': text, href: text },
  ...{ ...shownTimeOptions, yes: flag, json: flag },
}

const nothing: BannerTexts = { title: null, text: null, label: null, action: null }

/** `banners list | add | set | remove`. */
export const bannersCommand: Command = {
  name: 'banners',
  summary: 'List, add, change and remove the banners of the home page',
  help: `usage: banners list   [--json]
       banners add    ID --image PATH --alt TEXT --href PATH [--strip] [OPTIONS]
       banners set    ID [OPTIONS]
       banners remove ID [--yes]

  ID             lower-case Latin letters, digits and -
  --image        a path in MEDIA_DIR; --href the page that it opens, such as /products?category=Audio
  --alt          what the picture shows, for people who do not see it
  --strip        in the strip below the carousel
  --title, --text, --label, --action   what it says over its picture: a headline, a sentence, a price
                 or saving, and the call to action. An empty TEXT removes it
  --alt-bn, --title-bn, --text-bn, --label-bn, --action-bn   the same in Bengali
${shownTimeHelp}

An option that is absent leaves what it changes as it is. All pages show a change, also a beginning or
an end, within five seconds. remove without --yes changes nothing.
Exit codes: 0 done, 1 no such banner, 2 wrong usage.`,
  async run(context, [action, ...args]) {
    const { db, print } = context
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
    if (action === 'list') return await list(context, values.json)
    const [id = '', ...others] = positionals
    if (others.length > 0 || !/^[a-z0-9-]{1,40}$/.test(id)) {
      throw new UsageError('Expected the ID of a banner: lower-case Latin letters, digits and -.')
    }
    const user = commandUser()
    if (action === 'remove') {
      findBanner(await listBanners(db), id)
      if (values.yes) printChange(print, await removeBanner(db, user, id))
      else print(`Nothing was removed yet. With --yes, ${id} is no longer shown.`)
      return 0
    }
    if (action !== 'add' && action !== 'set') {
      throw new UsageError('Expected: banners list, add, set or remove.')
    }
    const { strip, yes: _, json: __, ...given } = values
    const draft = draftOf(given, strip, await readTimeZone(db))
    if (action === 'set') {
      findBanner(await listBanners(db), id)
      if (!strip && Object.values(given).every((value) => value === undefined)) {
        throw new UsageError('Expected at least one option.')
      }
    } else if ((await listBanners(db)).some((banner) => banner.id === id)) {
      throw new Error(`There is a banner "${id}" already. Change it with: banners set ${id}.`)
    }
    printChange(print, await changeBanner(db, user, id, draft))
    return 0
  },
}

async function list({ db, print }: CommandContext, json: boolean): Promise<number> {
  const timeZone = await readTimeZone(db)
  const rows = await listBanners(db)
  printRows({ print }, rows, {
    json,
    toRow: (banner: BannerRow) => ({
      id: banner.id,
      placement: banner.placement,
      href: banner.href,
      title: banner.texts?.title?.en ?? '',
      label: banner.texts?.label?.en ?? '',
      action: banner.texts?.action?.en ?? '',
      ...shownTimeCells(banner, timeZone),
    }),
  })
  return 0
}

/** @throws UsageError; the function itself for a new banner that lacks something */
function draftOf(values: OptionValues, strip: boolean, timeZone: string) {
  const fields = onlyGiven({
    image: requiredText(values, 'image'),
    alt: requiredText(values, 'alt'),
    altBn: optionalText(values, 'alt-bn'),
    href: requiredText(values, 'href'),
  })
  if (fields.href !== undefined && !/^(\/(?![/\\])|https?:\/\/)\S*$/.test(fields.href)) {
    throw new UsageError('--href must be a page such as /products, or a URL.')
  }
  const shown = shownTimeOf(values, timeZone)
  const placement = strip ? ('strip' as const) : undefined
  return (stored: BannerRow | undefined): Omit<BannerRow, 'id'> => {
    const texts = textsOf(values, stored?.texts ?? nothing)
    if (stored) return { ...stored, ...fields, ...(placement && { placement }), ...shown, texts }
    const { image, alt, href, altBn = null } = fields
    if (image === undefined || alt === undefined || href === undefined) {
      throw new UsageError('A new banner needs --image, --alt and --href.')
    }
    const always = { active: true, startsAt: null, endsAt: null, position: 2_147_483_647 }
    const place = { placement: placement ?? ('carousel' as const) }
    return { ...place, ...always, ...shown, image, alt, altBn, href, texts }
  }
}

/** What the banner says; null when it says nothing. @throws UsageError */
function textsOf(values: OptionValues, stored: BannerTexts): BannerTexts | null {
  const texts = { ...stored }
  for (const place of places) {
    const given = (name: string, before: string | null) => {
      const value = optionalText(values, name)
      return value === undefined ? before : value
    }
    const en = given(place, texts[place]?.en ?? null)
    // Without an English text there is no other.
    const bn = given(`${place}-bn`, en ? (texts[place]?.bn ?? null) : null)
    if (bn && !en) throw new UsageError(`--${place}-bn needs an English text too: --${place}.`)
    texts[place] = en ? { en, bn } : null
  }
  return places.some((place) => texts[place] !== null) ? texts : null
}
