import { Image } from '../../components/image/image.tsx'
import { cn } from '../../lib/cn.ts'
import { BaseLink } from '../../lib/link.tsx'
import { type CategoryLink, tintBackground } from '../product/product.ts'

const layoutClasses = {
  list: {
    link: 'flex min-h-11 items-center gap-3 px-2 py-1',
    ground: 'size-9 rounded-sm',
    name: 'text-base',
  },
  tiles: {
    link: 'grid w-22 content-start justify-items-center gap-1.5 p-1 text-center',
    ground: 'size-16 rounded-surface',
    name: 'text-sm leading-tight',
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
        'focus-ring rounded-surface text-ink no-underline hover:bg-sunken hover:text-brand',
        classes.link,
      )}
    >
      <span
        className={cn(
          'grid shrink-0 place-items-center',
          tintBackground[category.tint ?? 'stone'],
          classes.ground,
        )}
      >
        <Image src={category.icon} alt={category.iconAlt} sizes="48px" className="size-2/3" />
      </span>
      <span className={classes.name}>{category.name}</span>
    </BaseLink>
  )
}
