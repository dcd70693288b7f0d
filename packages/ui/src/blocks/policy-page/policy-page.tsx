'use client'

import { Divider } from '../../components/divider/divider.tsx'
import { PhoneIcon } from '../../components/icon/object-icon.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { PageTitle } from '../../components/page-title/page-title.tsx'
import { PhoneLink } from '../../components/phone-link/phone-link.tsx'
import { TableOfContents } from '../../components/table-of-contents/table-of-contents.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { policyPageMessages } from './policy-page.messages.ts'

/** One section of a `PolicyPage`. */
export interface PolicySection {
  /** Fragment identifier; unique on the page. */
  id: string
  title: string
  /** Paragraphs and lists, usually in a `Prose`. */
  body: ReactNode
}

export interface PolicyPageProps extends Omit<ComponentProps<'article'>, 'title'> {
  title: string
  /** Content before the sections. */
  intro?: ReactNode
  /** Formatted date of the last change. */
  updated?: string
  sections: readonly PolicySection[]
  /** Shows a table of contents beside the text. @default false */
  contents?: boolean
  /** Support phone number and the shop's tax id. */
  support?: { phone: string; taxId?: string }
}

/** The content of a policy page with titled sections. */
export function PolicyPage({
  title,
  intro,
  updated,
  sections,
  contents = false,
  support,
  className,
  ...props
}: PolicyPageProps) {
  const t = useMessages(policyPageMessages)
  return (
    <article
      data-shop="policy-page"
      className={cn(
        'shop:grid shop:gap-x-12 shop:gap-y-6 shop:text-ink',
        contents
          ? 'shop:lg:grid-cols-[16rem_minmax(0,44rem)] shop:lg:justify-center'
          : 'shop:mx-auto shop:max-w-reading',
        className,
      )}
      {...props}
    >
      <header className="shop:grid shop:gap-2 shop:lg:col-span-full">
        <PageTitle>{title}</PageTitle>
        {updated && (
          <p className="shop:m-0 shop:text-sm shop:text-muted">
            {t('policy.updated', { date: updated })}
          </p>
        )}
        <Divider className="shop:mt-2" />
      </header>
      {contents && (
        <TableOfContents
          label={t('policy.contents')}
          items={sections.map(({ id, title: label }) => ({ id, label }))}
          className="shop:lg:sticky shop:lg:top-24 shop:lg:max-h-[calc(100dvh-7rem)] shop:lg:self-start shop:lg:overflow-y-auto"
        />
      )}
      <div className="shop:grid shop:min-w-0 shop:content-start shop:gap-8">
        {intro}
        {sections.map((section) => (
          <section key={section.id} aria-labelledby={section.id} className="shop:grid shop:gap-3">
            <h2 id={section.id} className="shop:m-0 shop:scroll-mt-24 shop:text-xl shop:font-bold">
              {section.title}
            </h2>
            {section.body}
          </section>
        ))}
        {support && (
          <footer className="shop:grid shop:justify-items-start shop:gap-1 shop:rounded-surface shop:bg-sunken shop:p-4">
            <PhoneLink
              phone={support.phone}
              className="shop:inline-flex shop:items-center shop:gap-2 shop:font-bold"
            >
              <PhoneIcon className="shop:size-4.5" />
              <span>{t('policy.help', { phone: support.phone })}</span>
            </PhoneLink>
            {support.taxId && (
              <p className="shop:m-0 shop:text-sm shop:text-muted">
                {t('policy.taxId', { id: support.taxId })}
              </p>
            )}
          </footer>
        )}
      </div>
    </article>
  )
}
