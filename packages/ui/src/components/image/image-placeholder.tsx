import type { ComponentProps } from 'react'

interface ImagePlaceholderProps extends ComponentProps<'picture'> {
  alt: string
}

/** A quiet drawn patch where a picture is missing; still called by the picture's name. */
export function ImagePlaceholder({ alt, ...props }: ImagePlaceholderProps) {
  return (
    <picture data-slot="image" data-failed="" {...props}>
      <svg
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        viewBox="0 0 96 96"
        className="absolute inset-0 m-auto block size-3/5 max-h-24 text-control"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray="5 5"
        opacity="0.7"
      >
        <rect x="14" y="18" width="68" height="60" rx="10" />
        <circle cx="36" cy="40" r="7" strokeDasharray="4 4" />
        <path d="M16 70 40 54l12 9 14-14 15 14" />
      </svg>
    </picture>
  )
}
