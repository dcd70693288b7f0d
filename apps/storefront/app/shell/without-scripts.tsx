import { CallToOrder } from '@shop/ui'
import { useRouteLoaderData } from 'react-router-dom'
import type { RootData } from '../lib/root-data.ts'

interface WithoutScriptsProps {
  /** What needs scripts. @default 'order' */
  purpose?: 'order' | 'form'
  /** Title of a page whose other content is hidden without scripts. @default none */
  title?: string
}

function Call(props: WithoutScriptsProps) {
  const phone = useRouteLoaderData<RootData>('root')?.environment.shop.phone
  return <CallToOrder phone={phone ?? ''} {...props} />
}

/** A browser that runs scripts keeps what the server wrote, and React never looks into the element. */
const Placeholder = (_: WithoutScriptsProps) => <noscript suppressHydrationWarning />

/** Asks to call the shop where a browser runs no scripts. Its code is only on the server. */
export const WithoutScripts = import.meta.env.SSR ? Call : Placeholder
