import { cva } from 'class-variance-authority'
import { cn } from '../../lib/cn.ts'
import { BaseLink, type LinkProps as BaseLinkProps } from '../../lib/link.tsx'
import { Slot } from '../../lib/slot.tsx'

const linkVariants = cva('shop:focus-ring shop:rounded-sm', {
  variants: {
    underline: {
      always:
        'shop:text-brand shop:underline shop:decoration-1 shop:underline-offset-4 shop:hover:decoration-2',
      hover:
        'shop:text-inherit shop:no-underline shop:hover:underline shop:hover:underline-offset-4',
    },
  },
  defaultVariants: { underline: 'always' },
})

interface LinkAppearance {
  /** When the link is underlined; with `hover`, for lists of links, it has the colour of the text around. @default 'always' */
  underline?: 'always' | 'hover'
}

/** Props of `Link`: an address, or `asChild` and one element that has it. */
export type LinkProps = LinkAppearance &
  (
    | (BaseLinkProps & { asChild?: false })
    /** Gives the look to the child, such as the link of another router, or a button in a text. */
    | (Omit<BaseLinkProps, 'href' | 'state'> & { asChild: true })
  )

/** A styled link, rendered through `LinkProvider`. */
export function Link({ underline, className, ...props }: LinkProps) {
  const look = { 'data-shop': 'link', className: cn(linkVariants({ underline }), className) }
  if (props.asChild) {
    const { asChild: _asChild, ...rest } = props
    return <Slot {...look} {...rest} />
  }
  const { asChild: _asChild, ...rest } = props
  return <BaseLink {...look} {...rest} />
}
