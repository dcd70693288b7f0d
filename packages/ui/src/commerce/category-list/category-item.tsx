import { Image } from '../../components/image/image.tsx'
import { cn } from '../../lib/cn.ts'
import { BaseLink } from '../../lib/link.tsx'
import { type CategoryLink, tintBackground } from '../product/product.ts'

const layoutClasses = {
  list: {
    link: 'shop:flex shop:min-h-11 shop:items-center shop:gap-3 shop:px-2 shop:py-1',
    ground: 'shop:size-9 shop:rounded-sm',
    name: 'shop:text-base',
  },
  tiles: {
    link: 'shop:grid shop:w-22 shop:content-start shop:justify-items-center shop:gap-1.5 shop:p-1 shop:text-center',
    ground: 'shop:size-16 shop:rounded-surface',
    name: 'shop:text-sm shop:leading-tight',
  },
}

export interface CategoryItemProps {
  category: CategoryLink
  layout: 'list' | 'tiles'
}

/** The link of one category: icon and name. */
export function CategoryItem({ category, layout }: CategoryItemProps) {
  const classes = layoutClasses[layout]
  return (
    <BaseLink
      href={category.href}
      className={cn(
        'shop:focus-ring shop:rounded-surface shop:text-ink shop:no-underline shop:hover:bg-sunken shop:hover:text-brand',
        classes.link,
      )}
    >
      <span
        className={cn(
          'shop:grid shop:shrink-0 shop:place-items-center',
          tintBackground[category.tint ?? 'stone'],
          classes.ground,
        )}
      >
        <Image src={category.icon} alt={category.iconAlt} sizes="48px" className="shop:size-2/3" />
      </span>
      <span className={classes.name}>{category.name}</span>
    </BaseLink>
  )
}
