import { Card, PageTitle } from '@shop/ui'
import type { ReactNode } from 'react'
import { PageName } from './page-name.tsx'

interface DoorLayoutProps {
  title: string
  children: ReactNode
}

/** A page without a session: one card in the middle. */
export function DoorLayout({ title, children }: DoorLayoutProps) {
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <PageName>{title}</PageName>
      <Card className="grid w-full max-w-md gap-4">
        <PageTitle size="sm">{title}</PageTitle>
        {children}
      </Card>
    </main>
  )
}
