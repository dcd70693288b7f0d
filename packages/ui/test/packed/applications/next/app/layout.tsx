import '@shop/ui/fonts.css'
import '@shop/ui/styles.css'
import type { ReactNode } from 'react'
import { Hydrated } from './hydrated.tsx'

export const metadata = { title: 'Consumer' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        {children}
        <Hydrated />
      </body>
    </html>
  )
}
