import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

export interface LanguageLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'lang' | 'hrefLang'> {
  /** Address of the same page in the other language. */
  href: string
  /** BCP 47 tag of the other language, such as `bn`. */
  language: string
  /** The name of the language in itself, such as `বাংলা`. */
  children: string
}

/**
 * A link to the same page in another language. It is a plain anchor and not the link of a router,
 * because a document has one language. The letters of `বাংলা` are in a small file of fonts.css, so that it
 * loads no whole font.
 */
export function LanguageLink({ language, className, children, ...props }: LanguageLinkProps) {
  return (
    <a
      data-shop="language-link"
      lang={language}
      hrefLang={language}
      className={cn(
        'shop:focus-ring shop:inline-flex shop:min-h-control-md shop:items-center shop:justify-center shop:rounded-surface shop:text-base shop:whitespace-nowrap shop:text-ink shop:underline shop:decoration-1 shop:underline-offset-4 shop:hover:bg-sunken',
        // As wide as padding and letters together, so that a wider system font moves nothing.
        language === 'bn'
          ? 'shop:min-w-[3.2rem] shop:[font-family:Hind_Siliguri_Language,system-ui,sans-serif]'
          : 'shop:min-w-[min(2.75rem,44px)] shop:px-2',
        className,
      )}
      {...props}
    >
      {children}
    </a>
  )
}
