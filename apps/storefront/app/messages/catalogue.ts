import { defaultMessages } from '@shop/ui/messages'
import type { Catalogue } from '@shop/ui'
import type { Language } from '../lib/language.ts'
import { bengali } from './bn.ts'
import { specifiedTexts } from './specified-texts.ts'

const files = import.meta.glob<Record<string, Catalogue>>('../**/*.messages.ts', { eager: true })

/** All texts of the pages by language and key. Only the server has them together. */
export const catalogue: Readonly<Record<Language, Catalogue>> = {
  en: {
    ...defaultMessages,
    ...(Object.assign({}, ...Object.values(files).flatMap(Object.values)) as Catalogue),
    ...specifiedTexts,
  },
  bn: bengali.messages,
}
