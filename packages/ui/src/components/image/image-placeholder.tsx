import type { ComponentProps } from 'react'

interface ImagePlaceholderProps extends ComponentProps<'picture'> {
  alt: string
}

/** Placeholder for a missing image; keeps its alternative text. */
export function ImagePlaceholder({ alt, ...props }: ImagePlaceholderProps) {
  return (
    <picture data-shop="image" data-failed="" {...props}>
      <svg
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        viewBox="0 0 96 96"
        className="shop:absolute shop:inset-0 shop:m-auto shop:block shop:size-3/5 shop:max-h-24 shop:text-control"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray="5 5"
        opacity="0.7"
      >
        <path d="M24 18h48a10 10 0 0 1 10 10v40a10 10 0 0 1-10 10h-48a10 10 0 0 1-10-10v-40a10 10 0 0 1 10-10M43 40a7 7 0 1 1-14 0a7 7 0 1 1 14 0M16 70l24-16 12 9 14-14 15 14" />
      </svg>
    </picture>
  )
}
