import { normalText } from '@shop/domain'
import type { BannerTexts } from '@shop/domain/wire'
import { flag, readArguments, text } from './arguments.ts'
import { listBannersOfOwner, storeBannerTexts } from './banners.queries.ts'
import { UsageError, type Command, type CommandContext } from './command.ts'
import { printRows } from './list-output.ts'

const places = ['title', 'text', 'label', 'action'] as const

const nothing: BannerTexts = { title: null, text: null, label: null, action: null }

/** `banners list | text`. */
export const bannersCommand: Command = {
  name: 'banners',
  summary: 'List the banners of the home page, and change what they say',
  help: `usage: banners list [--json]
       banners text ID [--title TEXT] [--text TEXT] [--label TEXT] [--action TEXT]
                       [--title-bn TEXT] [--text-bn TEXT] [--label-bn TEXT] [--action-bn TEXT]

A banner shows its texts over its picture: a headline, a sentence, a price or saving, and the call
to action. The options that end in -bn are in Bengali; without one the English text is shown. An
option that is absent leaves its text as it is, and an empty TEXT removes it, in English both.
Exit codes: 0 done, 1 no such banner, 2 wrong usage.`,
  async run(context, [action = '', ...args]) {
    const { values, positionals } = readArguments(args, {
      ...{ title: text, text, label: text, action: text },
      ...{ 'title-bn': text, 'text-bn': text, 'label-bn': text, 'action-bn': text },
      json: flag,
    })
    if (action === 'list') return await list(context, values.json)
    if (action === 'text') return await change(context, positionals[0], values)
    throw new UsageError('Expected: banners list or text.')
  },
}

async function list({ db, print }: CommandContext, json: boolean): Promise<number> {
  const rows = await listBannersOfOwner(db)
  printRows({ print }, rows, {
    json,
    toRow: ({ id, placement, href, texts }) => ({
      id,
      placement,
      href,
      title: texts?.title?.en ?? '',
      label: texts?.label?.en ?? '',
      action: texts?.action?.en ?? '',
    }),
  })
  return 0
}

async function change(
  { db, print, printError }: CommandContext,
  id: string | undefined,
  options: Readonly<Record<string, string | boolean | undefined>>,
): Promise<number> {
  if (!id) throw new UsageError('Expected the id of a banner.')
  const banner = (await listBannersOfOwner(db)).find((one) => one.id === id)
  if (!banner) {
    printError(`There is no banner "${id}".`)
    return 1
  }
  const texts = { ...nothing, ...banner.texts }
  for (const place of places) {
    const given = (name: string, stored: string | null) => {
      const value = options[name]
      return typeof value === 'string' ? normalText(value) || null : stored
    }
    const en = given(place, texts[place]?.en ?? null)
    // Without an English text there is no other.
    const bn = given(`${place}-bn`, en ? (texts[place]?.bn ?? null) : null)
    if (bn && !en) throw new UsageError(`--${place}-bn needs an English text too: --${place}.`)
    texts[place] = en ? { en, bn } : null
  }
  const says = places.some((place) => texts[place] !== null)
  await storeBannerTexts(db, id, says ? texts : null)
  print(JSON.stringify({ id, texts: says ? texts : null }, null, 2))
  return 0
}
