'use client'

import { Phone } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from '../../components/link/link.tsx'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { policyPageMessages } from './policy-page.messages.ts'

/** One section of a policy. */
export interface PolicySection {
  /** Names the section in the address; unique on the page. */
  id: string
  title: string
  /** Paragraphs and lists. */
  body: ReactNode
}

export interface PolicyPageProps extends Omit<ComponentProps<'article'>, 'title'> {
  title: string
  /** What stands before the sections. */
  intro?: ReactNode
  /** When it was last changed, as it is to be read. */
  updated?: string
  sections: readonly PolicySection[]
  /** Lists the sections beside the text. @default false */
  contents?: boolean
  /** Whom to call about it, and the shop's tax id. */
  support?: { phone: string; taxId?: string }
}

/** A page of the shop's rules, made to be read. */
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
        <h1 className="m-0 text-2xl font-bold md:text-3xl">{title}</h1>
        {updated && (
          <p className="m-0 text-sm text-muted">{t('policy.updated', { date: updated })}</p>
        )}
        <div aria-hidden="true" className="mt-2 text-brand/35 stitch-x" />
      </header>
      {contents && <Contents label={t('policy.contents')} sections={sections} />}
      <div className="grid min-w-0 content-start gap-8">
        {intro && <div className={prose}>{intro}</div>}
        {sections.map((section) => (
          <section key={section.id} aria-labelledby={section.id} className="grid gap-3">
            <h2 id={section.id} className="m-0 scroll-mt-24 text-xl font-bold">
              {section.title}
            </h2>
            <div className={prose}>{section.body}</div>
          </section>
        ))}
        {support && (
          <footer className="grid justify-items-start gap-1 rounded-surface bg-sunken p-4">
            <Link
              href={`tel:${support.phone.replace(/[^+\d]/g, '')}`}
              className="inline-flex items-center gap-2 font-bold"
            >
              <Phone aria-hidden="true" className="size-4.5" />
              {t('policy.help', { phone: support.phone })}
            </Link>
            {support.taxId && (
              <p className="m-0 text-sm text-muted">{t('policy.taxId', { id: support.taxId })}</p>
            )}
          </footer>
        )}
      </div>
    </article>
  )
}

const prose =
  'grid gap-3 text-base [&_li]:mt-1 [&_ol]:m-0 [&_ol]:list-decimal [&_ol]:ps-6 [&_p]:m-0 [&_ul]:m-0 [&_ul]:list-disc [&_ul]:ps-6'

function Contents({ label, sections }: { label: string; sections: readonly PolicySection[] }) {
  return (
    <nav
      aria-label={label}
      className="rounded-surface border border-line bg-surface p-4 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto"
    >
      <p aria-hidden="true" className="m-0 text-sm font-bold">
        {label}
      </p>
      <ol className="m-0 mt-1 list-none p-0">
        {sections.map((section) => (
          <li key={section.id}>
            <Link
              href={`#${section.id}`}
              variant="plain"
              className="flex min-h-9 items-center text-base"
            >
              {section.title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
