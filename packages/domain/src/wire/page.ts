import { z } from 'zod'
import { LANGUAGES } from '../language.ts'
import { envelope } from './envelope.ts'

/** The query of GET /pages/{slug}; English without a language. */
export const pageQuery = z.object({ language: z.enum(LANGUAGES).optional() })

/** The answer to GET /pages/{slug}: a page that the footer links to, in one language. */
export const pageAnswer = envelope(
  z.object({
    slug: z.string(),
    title: z.string(),
    /** For search engines. */
    description: z.string(),
    /** The day of the last change, such as `2025-09-03`; null for a page that does not show it. */
    updatedOn: z.string().nullable(),
    /** Whether the page has a table of contents, the support phone and the tax id. */
    formal: z.boolean(),
    /** `html` is sanitised. */
    sections: z.array(z.object({ id: z.string(), title: z.string(), html: z.string() })),
  }),
)

/** A page as the API serves it. */
export type PageWire = z.infer<typeof pageAnswer>['data']
