'use client'

import { cva } from 'class-variance-authority'
import { useState, type ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { repeatEarlyFailure } from '../image/repeat-early-failure.ts'
import { initialsOf } from './initials.ts'

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whose picture it is: the accessible name. Its initials are shown without a picture. */
  name: string
  /** Address of the picture, a square one. The initials are shown when it does not load. @default none */
  src?: string
  /** Width and height: 24, 36 or 48 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
}

const avatarVariants = cva('shop-avatar', {
  variants: { size: { sm: 'shop-avatar-sm', md: 'shop-avatar-md', lg: 'shop-avatar-lg' } },
  defaultVariants: { size: 'md' },
})

/** The picture of a person or a shop, or the initials. With the name beside it, set `aria-hidden`. */
export function Avatar({ name, src, size, className, ...props }: AvatarProps) {
  const [failed, setFailed] = useState<string>()
  return (
    <span
      data-shop="avatar"
      data-size={size ?? 'md'}
      role="img"
      aria-label={name}
      className={cn(avatarVariants({ size }), className)}
      {...props}
    >
      <span>{initialsOf(name)}</span>
      {/* Over the initials. */}
      {src && failed !== src && (
        <img
          ref={repeatEarlyFailure}
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
        />
      )}
    </span>
  )
}
