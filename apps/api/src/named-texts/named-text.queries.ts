import { LANGUAGES } from '@shop/domain'
import type { NamedText, NamedTextKind } from '@shop/domain/wire'
import { storedCampaigns } from '../campaigns/owned-campaign.queries.ts'
import type { Db } from '../db/session.ts'
import { listBanners, listTestimonials } from '../home/content.queries.ts'
import { readPages } from '../pages/page.queries.ts'
import { factNames } from '../shop/shop-facts.ts'
import { readFacts } from '../shop/shop.queries.ts'
import { listSms } from '../sms/sms-text.queries.ts'
import { listTexts, shownText } from '../texts/text.queries.ts'

interface Source {
  id: string
  section?: string
  texts: readonly (string | null | undefined)[]
}

/**
 * The texts of the shop for which `isNamed` is true: those of its facts, banners, testimonials, campaigns, pages and
 * messages; of the owner's pages as HTML. Texts of products are not among them.
 */
export async function findTexts(db: Db, isNamed: (text: string) => boolean): Promise<NamedText[]> {
  const all = Object.entries(await sourcesOf(db)) as [NamedTextKind, Source[]][]
  return all.flatMap(([kind, sources]) =>
    sources.flatMap(({ id, section = null, texts }) => {
      const found = texts.filter((text): text is string => Boolean(text) && isNamed(text ?? ''))
      return found.length > 0 ? [{ kind, id, section, texts: found }] : []
    }),
  )
}

async function sourcesOf(db: Db): Promise<Record<NamedTextKind, Source[]>> {
  const [pages, messages, facts] = [await readPages(db), await listSms(db), await readFacts(db)]
  return {
    page: pages.flatMap(({ slug, sections, ...page }) => [
      {
        id: slug,
        texts: [
          ...[page.title, page.titleBn, page.link, page.linkBn],
          ...[page.description, page.descriptionBn],
        ],
      },
      ...sections.map(({ id, title, titleBn, html, htmlBn }) => ({
        ...{ id: slug, section: id, texts: [title, titleBn, html, htmlBn] },
      })),
    ]),
    message: [...new Set(messages.map(({ kind }) => kind))].map((id) => ({
      ...{ id, texts: messages.filter(({ kind }) => kind === id).map(({ body }) => body) },
    })),
    text: (await listTexts(db)).map((row) => ({
      ...{ id: row.key, texts: LANGUAGES.map((language) => shownText(row, language)) },
    })),
    fact: factNames.map((id) => ({ id, texts: [String(facts[id] ?? '')] })),
    banner: (await listBanners(db)).map(({ id, alt, altBn, texts }) => ({
      id,
      texts: [alt, altBn, ...Object.values(texts ?? {}).flatMap((one) => [one?.en, one?.bn])],
    })),
    testimonial: (await listTestimonials(db)).map(({ id, text, textBn }) => ({
      ...{ id: String(id), texts: [text, textBn] },
    })),
    campaign: (await storedCampaigns(db)).map(({ id, name, nameBn }) => ({
      ...{ id: String(id), texts: [name, nameBn] },
    })),
  }
}
