'use client'

import { createContext, use, type ComponentProps, type ComponentType, type ReactNode } from 'react'

export interface LinkProps extends ComponentProps<'a'> {
  href: string
  /** What the target page receives besides its address; a plain anchor ignores it. */
  state?: unknown
}

const LinkContext = createContext<ComponentType<LinkProps> | null>(null)

export interface LinkProviderProps {
  /** Draws every link below it; gets `href`, so a router's link is wrapped once, here. */
  component: ComponentType<LinkProps>
  children: ReactNode
}

/** The one door through which links reach an application's router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** What draws links here, for a piece that a page holds by the hundred; others take `BaseLink`. */
export function useLinkElement(): ComponentType<LinkProps> | 'a' {
  return use(LinkContext) ?? 'a'
}

/** An undecorated link, drawn by the application's router when there is one. */
export function BaseLink(props: LinkProps) {
  const Component = use(LinkContext)
  if (Component) return <Component {...props} />
  const { state: _state, ...anchor } = props
  return <a {...anchor} />
}
