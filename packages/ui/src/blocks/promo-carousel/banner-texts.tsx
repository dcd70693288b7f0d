import { Badge } from '../../components/badge/badge.tsx'
import type { Banner } from './banner-image.tsx'

/**
 * What a banner says, at the start of its picture on the colour of a surface, so that the contrast
 * does not depend on the picture. Needs a positioned element that is a
 * container. Where that is narrower than 18 rem, the texts are under the picture.
 */
export function BannerTexts({ banner: { title, text, label, action } }: { banner: Banner }) {
  if (!title && !text && !label && !action) return null
  return (
    <span
      data-shop="banner-texts"
      className="shop:absolute shop:inset-y-0 shop:start-0 shop:box-border shop:flex shop:w-[58%] shop:flex-col shop:items-start shop:justify-center shop:gap-1.5 shop:bg-[linear-gradient(to_right,var(--shop-color-surface)_78%,transparent)] shop:ps-3 shop:pe-[13%] shop:text-ink shop:@max-[18rem]:static shop:@max-[18rem]:w-full shop:@max-[18rem]:bg-surface shop:@max-[18rem]:p-3 shop:md:w-[46%] shop:md:gap-3 shop:md:ps-8 shop:md:pe-[10%] shop:rtl:bg-[linear-gradient(to_left,var(--shop-color-surface)_78%,transparent)]"
    >
      {title && (
        <span className="shop:text-base shop:leading-tight shop:font-bold shop:text-balance shop:md:text-2xl">
          {title}
        </span>
      )}
      {text && <span className="shop:text-base shop:max-md:hidden">{text}</span>}
      {label && (
        <Badge tone="offer" size="sm">
          {label}
        </Badge>
      )}
      {action && (
        <span className="shop:text-sm shop:font-bold shop:text-brand shop:underline shop:decoration-1 shop:underline-offset-4 shop:md:inline-flex shop:md:min-h-11 shop:md:items-center shop:md:rounded-surface shop:md:bg-brand-fill shop:md:px-4 shop:md:text-base shop:md:text-on-brand shop:md:no-underline shop:md:forced-colors:border">
          {action}
        </span>
      )}
    </span>
  )
}
