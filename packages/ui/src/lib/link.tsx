'use client'

import { createContext, use, type ComponentProps, type ComponentType, type ReactNode } from 'react'

export interface LinkProps extends ComponentProps<'a'> {
  href: string
  /** Navigation state for the router; a plain anchor ignores it. */
  state?: unknown
}

const LinkContext = createContext<ComponentType<LinkProps> | null>(null)

export interface LinkProviderProps {
  /** Component that renders every link below; receives the props of an anchor. */
  component: ComponentType<LinkProps>
  children: ReactNode
}

/** Sets the link component of an application, such as its router's link. The default is a plain anchor. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** The link component itself, for lists of hundreds of links where the extra `BaseLink` element costs too much. */
export function useLinkElement(): ComponentType<LinkProps> | 'a' {
  return use(LinkContext) ?? 'a'
}

/** An unstyled link, rendered by the component of `LinkProvider`. */
export function BaseLink(props: LinkProps) {
  const Component = use(LinkContext)
  if (Component) return <Component {...props} />
  const { state: _state, ...anchor } = props
  return <a {...anchor} />
}
