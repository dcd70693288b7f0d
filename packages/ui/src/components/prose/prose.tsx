import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'

export interface ProseProps extends ComponentProps<'div'> {
  /**
   * HTML that you trust. It is rendered as it is, so a script in it runs. Sanitise HTML of others on
   * your server when you store it. Replaces `children`.
   */
  trustedHtml?: string
  children?: ReactNode
}

/** Typography for rich text, from children or from trusted HTML. It does not sanitise. */
export function Prose({ trustedHtml, className, children, ...props }: ProseProps) {
  const root = { 'data-shop': 'prose', className: cn('shop-prose', className), ...props }
  if (trustedHtml === undefined) return <div {...root}>{children}</div>
  return <div {...root} dangerouslySetInnerHTML={{ __html: trustedHtml }} />
}
