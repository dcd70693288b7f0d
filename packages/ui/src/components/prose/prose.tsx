import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'

const typography = cn(
  'shop:max-w-reading shop:text-base shop:text-ink shop:[&>:first-child]:mt-0 shop:[&>:last-child]:mb-0',
  'shop:[&_:is(h2,h3,h4,h5,h6)]:mt-8 shop:[&_:is(h2,h3,h4,h5,h6)]:mb-2 shop:[&_:is(h2,h3,h4,h5,h6)]:font-bold shop:[&_:is(h2,h3,h4,h5,h6)]:text-balance',
  'shop:[&_h2]:text-xl shop:[&_h3]:text-lg shop:[&_:is(h4,h5,h6)]:text-base',
  'shop:[&_:is(p,ul,ol,dl,table,figure,blockquote,pre)]:my-4',
  'shop:[&_:is(ul,ol)]:ps-6 shop:[&_ol]:list-decimal shop:[&_ul]:list-disc shop:[&_li]:my-1 shop:[&_li]:marker:text-brand',
  'shop:[&_dt]:font-bold shop:[&_dd]:ms-0 shop:[&_dd]:mb-2 shop:[&_:is(b,strong,th)]:font-bold',
  'shop:[&_a[href]]:rounded-sm shop:[&_a[href]]:text-brand shop:[&_a[href]]:underline shop:[&_a[href]]:decoration-1 shop:[&_a[href]]:underline-offset-4 shop:[&_a[href]:hover]:decoration-2 shop:[&_a:focus-visible]:outline-2 shop:[&_a:focus-visible]:outline-offset-2 shop:[&_a:focus-visible]:outline-focus',
  'shop:[&_img]:h-auto shop:[&_img]:max-w-full shop:[&_img]:rounded-surface',
  'shop:[&_blockquote]:mx-0 shop:[&_blockquote]:border-0 shop:[&_blockquote]:border-s-2 shop:[&_blockquote]:border-dashed shop:[&_blockquote]:border-brand shop:[&_blockquote]:ps-4 shop:[&_blockquote]:text-muted',
  'shop:[&_table]:w-full shop:[&_table]:border-collapse shop:[&_table]:text-start shop:[&_:is(td,th)]:border-0 shop:[&_:is(td,th)]:border-b shop:[&_:is(td,th)]:border-solid shop:[&_:is(td,th)]:border-line shop:[&_:is(td,th)]:px-2 shop:[&_:is(td,th)]:py-2 shop:[&_:is(td,th)]:text-start shop:[&_:is(td,th)]:align-top',
  'shop:[&_hr]:my-8 shop:[&_hr]:border-0 shop:[&_hr]:border-t-2 shop:[&_hr]:border-dashed shop:[&_hr]:border-line',
  'shop:[&_pre]:overflow-x-auto shop:[&_pre]:rounded-surface shop:[&_pre]:bg-sunken shop:[&_pre]:p-3 shop:[&_pre]:whitespace-pre-wrap shop:[&_figcaption]:text-sm shop:[&_figcaption]:text-muted',
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
  const root = { 'data-shop': 'prose', className: cn(typography, className), ...props }
  if (trustedHtml === undefined) return <div {...root}>{children}</div>
  return <div {...root} dangerouslySetInnerHTML={{ __html: trustedHtml }} />
}
