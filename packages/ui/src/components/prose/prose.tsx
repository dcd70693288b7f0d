import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'

const typography = cn(
  'max-w-reading text-base text-ink [&>:first-child]:mt-0 [&>:last-child]:mb-0',
  '[&_:is(h2,h3,h4,h5,h6)]:mt-8 [&_:is(h2,h3,h4,h5,h6)]:mb-2 [&_:is(h2,h3,h4,h5,h6)]:font-bold [&_:is(h2,h3,h4,h5,h6)]:text-balance',
  '[&_h2]:text-xl [&_h3]:text-lg [&_:is(h4,h5,h6)]:text-base',
  '[&_:is(p,ul,ol,dl,table,figure,blockquote,pre)]:my-4',
  '[&_:is(ul,ol)]:ps-6 [&_ol]:list-decimal [&_ul]:list-disc [&_li]:my-1 [&_li]:marker:text-brand',
  '[&_dt]:font-bold [&_dd]:ms-0 [&_dd]:mb-2 [&_:is(b,strong,th)]:font-bold',
  '[&_a[href]]:rounded-sm [&_a[href]]:text-brand [&_a[href]]:underline [&_a[href]]:decoration-1 [&_a[href]]:underline-offset-4 [&_a[href]:hover]:decoration-2 [&_a:focus-visible]:outline-2 [&_a:focus-visible]:outline-offset-2 [&_a:focus-visible]:outline-focus',
  '[&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-surface',
  '[&_blockquote]:mx-0 [&_blockquote]:border-0 [&_blockquote]:border-s-2 [&_blockquote]:border-dashed [&_blockquote]:border-brand [&_blockquote]:ps-4 [&_blockquote]:text-muted',
  '[&_table]:w-full [&_table]:border-collapse [&_table]:text-start [&_:is(td,th)]:border-0 [&_:is(td,th)]:border-b [&_:is(td,th)]:border-solid [&_:is(td,th)]:border-line [&_:is(td,th)]:px-2 [&_:is(td,th)]:py-2 [&_:is(td,th)]:text-start [&_:is(td,th)]:align-top',
  '[&_hr]:my-8 [&_hr]:border-0 [&_hr]:border-t-2 [&_hr]:border-dashed [&_hr]:border-line',
  '[&_pre]:overflow-x-auto [&_pre]:rounded-surface [&_pre]:bg-sunken [&_pre]:p-3 [&_pre]:whitespace-pre-wrap [&_figcaption]:text-sm [&_figcaption]:text-muted',
)

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
  const root = { 'data-slot': 'prose', className: cn(typography, className), ...props }
  if (trustedHtml === undefined) return <div {...root}>{children}</div>
  return <div {...root} dangerouslySetInnerHTML={{ __html: trustedHtml }} />
}
