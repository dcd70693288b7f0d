import { Image } from '../../components/image/image.tsx'
import { cn } from '../../lib/cn.ts'
import { BaseLink } from '../../lib/link.tsx'
import { type CategoryLink, tintBackground } from '../product/product.ts'

const list = {
  link: 'shop:flex shop:min-h-11 shop:items-center shop:gap-3 shop:px-2 shop:py-1 shop:text-base',
  icon: 'shop:size-9 shop:rounded-sm',
}
const tiles = {
  link: 'shop:grid shop:w-[6rem] shop:content-start shop:justify-items-center shop:gap-1.5 shop:p-1 shop:text-center shop:text-sm shop:leading-tight',
  icon: 'shop:size-16 shop:rounded-surface',
}
const layoutClasses = {
  list,
  columns: list,
  tiles,
  adaptive: {
    link: cn(
      tiles.link,
      'shop:lg:flex shop:lg:min-h-11 shop:lg:w-auto shop:lg:items-center shop:lg:gap-3 shop:lg:px-2 shop:lg:text-start shop:lg:text-base shop:lg:leading-normal',
    ),
    icon: cn(tiles.icon, 'shop:lg:size-9 shop:lg:rounded-sm'),
  },
}

export interface CategoryItemProps {
  category: CategoryLink
  layout: keyof typeof layoutClasses
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
      {/* The padding is the ground around the icon. */}
      <Image
        src={category.icon}
        alt={category.iconAlt}
        sizes="48px"
        className={cn(
          'shop:shrink-0 shop:*:p-[16.7%]',
          tintBackground[category.tint ?? 'stone'],
          classes.icon,
        )}
      />
      <span>{category.name}</span>
    </BaseLink>
  )
}
