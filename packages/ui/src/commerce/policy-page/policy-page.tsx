'use client'

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
      data-slot="policy-page"
      className={cn(
        'grid gap-x-12 gap-y-6 text-ink',
        contents
          ? 'lg:grid-cols-[16rem_minmax(0,44rem)] lg:justify-center'
          : 'mx-auto max-w-reading',
        className,
      )}
      {...props}
    >
      <header className="grid gap-2 lg:col-span-full">
        <PageTitle>{title}</PageTitle>
        {updated && (
          <p className="m-0 text-sm text-muted">{t('policy.updated', { date: updated })}</p>
        )}
        <div aria-hidden="true" className="mt-2 text-brand/35 stitch-x" />
      </header>
      {contents && (
        <TableOfContents
          label={t('policy.contents')}
          items={sections.map(({ id, title: label }) => ({ id, label }))}
          className="lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto"
        />
      )}
      <div className="grid min-w-0 content-start gap-8">
        {intro}
        {sections.map((section) => (
          <section key={section.id} aria-labelledby={section.id} className="grid gap-3">
            <h2 id={section.id} className="m-0 scroll-mt-24 text-xl font-bold">
              {section.title}
            </h2>
            {section.body}
          </section>
        ))}
        {support && (
          <footer className="grid justify-items-start gap-1 rounded-surface bg-sunken p-4">
            <PhoneLink phone={support.phone} className="inline-flex items-center gap-2 font-bold">
              <PhoneIcon className="size-4.5" />
              {t('policy.help', { phone: support.phone })}
            </PhoneLink>
            {support.taxId && (
              <p className="m-0 text-sm text-muted">{t('policy.taxId', { id: support.taxId })}</p>
            )}
          </footer>
        )}
      </div>
    </article>
  )
}
