import type { SocialNetwork } from '@shop/domain'
import type { ReactNode } from 'react'

/** SVG content of each network's icon for a 24 × 24 view box, in the text colour. */
export const socialMarks: Record<SocialNetwork, ReactNode> = {
  facebook: (
    <path d="M14 22v-8h3l.6-4H14V7.6C14 6.5 14.5 6 15.6 6H18V2.2C17.4 2.1 16.4 2 15.2 2 12.2 2 10.2 3.8 10.2 7v3H7v4h3.2v8z" />
  ),
  linkedin: (
    <path d="M4 9h4v12H4zM6 2.8a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zM10 9h3.8v1.7c.6-1 1.9-2 3.8-2 3.3 0 4.4 2 4.4 5.3V21h-4v-6.3c0-1.6-.5-2.6-1.8-2.6-1.6 0-2.2 1.2-2.2 2.7V21h-4z" />
  ),
  instagram: (
    <path
      fillRule="evenodd"
      d="M8 2h8a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6V8a6 6 0 0 1 6-6zm0 2a4 4 0 0 0-4 4v8a4 4 0 0 0 4 4h8a4 4 0 0 0 4-4V8a4 4 0 0 0-4-4zm4 3.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6zm0 2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6zM17.4 5.4a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z"
    />
  ),
  youtube: (
    <path
      fillRule="evenodd"
      d="M6 4.6h12a4 4 0 0 1 4 4v6.8a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V8.6a4 4 0 0 1 4-4zm4 4.1v6.6l5.6-3.3z"
    />
  ),
  tiktok: (
    <path d="M16.3 2c.3 2.4 1.8 4.1 4.2 4.3v3.6c-1.6 0-3-.5-4.2-1.3v6.9A6.3 6.3 0 1 1 11 9.2v3.7a2.7 2.7 0 1 0 1.7 2.6V2z" />
  ),
  x: (
    <path
      fillRule="evenodd"
      d="M2.5 3h6.2l4.3 5.9L18 3h2.7l-6.5 7.5L22 21h-6.2l-4.7-6.4L5.6 21H2.9l7-8zm3.8 1.9L16.8 19.1h1.7L8 4.9z"
    />
  ),
}
