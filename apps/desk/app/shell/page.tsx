import { AppShellHeader } from '@shop/ui'
import type { ReactNode } from 'react'
import { PageName } from './page-name.tsx'
import { useDensity } from './use-density.ts'

interface PageProps {
  title: string
  /** Secondary line below the title. */
  description?: ReactNode
  /** Buttons beside the title. */
  action?: ReactNode
  /** Smaller controls where there is the room of a pointer. @default false */
  compact?: boolean
  children: ReactNode
}

/** A page below the navigation: the title of the document, the head of the page, and its content. */
export function Page({ title, description, action, compact = false, children }: PageProps) {
  const density = useDensity()
  return (
    <div data-density={compact ? density : undefined} className="grid gap-4">
      <PageName>{title}</PageName>
      <AppShellHeader className="mb-0" title={title} description={description} action={action} />
      {children}
    </div>
  )
}
