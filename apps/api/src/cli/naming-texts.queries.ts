import { LANGUAGES } from '@shop/domain'
import { storedCampaigns } from '../campaigns/owned-campaign.queries.ts'
import type { Db } from '../db/session.ts'
import { listBanners, listTestimonials } from '../home/content.queries.ts'
import { readPages } from '../pages/page.queries.ts'
import { factNames, optionName } from '../shop/shop-facts.ts'
import { readFacts } from '../shop/shop.queries.ts'
import { listSms } from '../sms/sms-text.queries.ts'
import { listTexts, shownText } from '../texts/text.queries.ts'

/** Texts of the owner that one command changes, in all languages. */
export interface NamingText {
  /** The command that changes them, without its options. */
  command: string
  /** Whether the command has the option `--amount OLD=NEW`. */
  takesAmount: boolean
  /** Those that were searched for. */
  texts: string[]
}

interface Source {
  command: string
  texts: readonly (string | null | undefined)[]
}

/**
 * The texts of the shop for which `isNamed` is true: those of its facts, banners, testimonials, campaigns, pages and
 * messages; of the owner's pages as HTML. Texts of products are not among them.
 */
export async function findTexts(db: Db, isNamed: (text: string) => boolean): Promise<NamingText[]> {
  const named = (sources: readonly Source[], takesAmount: boolean) =>
    sources.flatMap(({ command, texts }) => {
      const found = texts.filter((text): text is string => Boolean(text) && isNamed(text ?? ''))
      return found.length > 0 ? [{ command, takesAmount, texts: found }] : []
    })
  return [...named(await amountTexts(db), true), ...named(await otherTexts(db), false)]
}

/** The texts whose commands have the option `--amount`. */
async function amountTexts(db: Db): Promise<Source[]> {
  const [pages, messages, rows] = [await readPages(db), await listSms(db), await listTexts(db)]
  return [
    ...pages.flatMap(({ slug, sections, ...page }) => [
      {
        command: `pages set ${slug}`,
        texts: [
          page.title,
          page.titleBn,
          page.link,
          page.linkBn,
          page.description,
          page.descriptionBn,
        ],
      },
      ...sections.map(({ id, html, htmlBn, ...section }) => ({
        command: `pages set ${slug} ${id}`,
        texts: [section.title, section.titleBn, html, htmlBn],
      })),
    ]),
    ...[...new Set(messages.map(({ kind }) => kind))].map((kind) => ({
      command: `sms set ${kind}`,
      texts: messages.filter((one) => one.kind === kind).map(({ body }) => body),
    })),
    ...rows.map((row) => ({
      command: `texts set ${row.key}`,
      texts: LANGUAGES.map((language) => shownText(row, language)),
    })),
  ]
}

async function otherTexts(db: Db): Promise<Source[]> {
  const facts = await readFacts(db)
  return [
    ...factNames.map((name) => ({
      command: `shop set --${optionName(name)}`,
      texts: [String(facts[name] ?? '')],
    })),
    ...(await listBanners(db)).map(({ id, alt, altBn, texts }) => ({
      command: `banners set ${id}`,
      texts: [alt, altBn, ...Object.values(texts ?? {}).flatMap((one) => [one?.en, one?.bn])],
    })),
    ...(await listTestimonials(db)).map((one) => ({
      command: `testimonials set ${one.id}`,
      texts: [one.text, one.textBn],
    })),
    ...(await storedCampaigns(db)).map((one) => ({
      command: `campaigns set ${one.id}`,
      texts: [one.name, one.nameBn],
    })),
  ]
}
