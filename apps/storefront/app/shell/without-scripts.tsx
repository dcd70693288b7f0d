import { CallToOrder } from '@shop/ui'
import { useShop } from './use-shop.ts'

interface WithoutScriptsProps {
  /** What needs scripts. @default 'order' */
  purpose?: 'order' | 'form'
  /** Title of a page whose other content is hidden without scripts. @default none */
  title?: string
}

function Call(props: WithoutScriptsProps) {
  return <CallToOrder phone={useShop().shop.phone} {...props} />
}

/** A browser that runs scripts keeps what the server wrote, and React never looks into the element. */
const Placeholder = (_: WithoutScriptsProps) => <noscript suppressHydrationWarning />

/** Asks to call the shop where a browser runs no scripts. Its code is only on the server. */
export const WithoutScripts = import.meta.env.SSR ? Call : Placeholder
