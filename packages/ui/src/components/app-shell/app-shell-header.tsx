import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'

export interface AppShellHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** The `h1` of the page. */
  title: ReactNode
  /** Secondary line below the title. */
  description?: ReactNode
  /** Buttons at the end of the line; below the title where there is no room. */
  action?: ReactNode
}

/** The head of a page in an `AppShell`: its title and what can be done there. */
export function AppShellHeader({
  title,
  description,
  action,
  className,
  ...props
}: AppShellHeaderProps) {
  return (
    <header data-shop="app-shell-header" className={cn('shop-app-header', className)} {...props}>
      <div>
        <h1>{title}</h1>
        {description && <p>{description}</p>}
      </div>
      {action && <div>{action}</div>}
    </header>
  )
}
