import { cva } from 'class-variance-authority'
import { cn } from '../../lib/cn.ts'
import { BaseLink, type LinkProps as BaseLinkProps } from '../../lib/link.tsx'
import { Slot } from '../../lib/slot.tsx'

const linkVariants = cva('shop:focus-ring shop:rounded-sm', {
  variants: {
    variant: {
      text: 'shop:text-brand shop:underline shop:decoration-1 shop:underline-offset-4 shop:hover:decoration-2',
      plain:
        'shop:text-inherit shop:no-underline shop:hover:underline shop:hover:underline-offset-4',
    },
  },
  defaultVariants: { variant: 'text' },
})

interface LinkAppearance {
  /** `text` is underlined; `plain` is for lists of links. @default 'text' */
  variant?: 'text' | 'plain'
}

/** Props of `Link`: an address, or `asChild` and one element that has it. */
export type LinkProps = LinkAppearance &
  (
    | (BaseLinkProps & { asChild?: false })
    /** Gives the look to the child, such as the link of another router. */
    | (Omit<BaseLinkProps, 'href' | 'state'> & { asChild: true })
  )

/** A styled link, rendered through `LinkProvider`. */
export function Link({ variant, className, ...props }: LinkProps) {
  const look = { 'data-shop': 'link', className: cn(linkVariants({ variant }), className) }
  if (props.asChild) {
    const { asChild: _asChild, ...rest } = props
    return <Slot {...look} {...rest} />
  }
  const { asChild: _asChild, ...rest } = props
  return <BaseLink {...look} {...rest} />
}
