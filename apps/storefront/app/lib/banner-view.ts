import type { BannerWire } from '@shop/domain/wire'
import type { Banner } from '@shop/ui'
import type { Language } from './language.ts'

/** A banner as the library draws it, with its texts in one language; English where there is no other. */
export function toBanner({ texts, ...banner }: BannerWire, language: Language): Banner {
  const said = Object.entries(texts ?? {}).flatMap(([place, text]) =>
    text ? [[place, (language === 'bn' && text.bn) || text.en]] : [],
  )
  return { ...banner, ...(Object.fromEntries(said) as Partial<Banner>) }
}
