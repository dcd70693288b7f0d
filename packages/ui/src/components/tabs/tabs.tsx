'use client'

import * as Radix from '@radix-ui/react-tabs'
import {
  createContext,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
  type ComponentProps,
  type CSSProperties,
} from 'react'
import { cn } from '../../lib/cn.ts'
import { fromToken, toToken } from './tab-token.ts'

interface Panels {
  /** Values of the panels in the page. */
  values: readonly string[]
  /** Adds a panel and returns a function that removes it. */
  add: (value: string) => () => void
}

const PanelsContext = createContext<Panels>({ values: [], add: () => () => {} })

export interface TabsProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir'> {
  /** Selected tab, when controlled. */
  value?: string
  /** Initially selected tab, when uncontrolled. Without it and `value` no tab is selected and no panel is shown. */
  defaultValue?: string
  onValueChange?: (value: string) => void
}

/**
 * Tabbed panels. Takes a `TabsList` with `TabsTrigger` children, and one `TabsContent` for each.
 * The arrow keys follow the text direction of the page.
 */
export function Tabs({
  className,
  value,
  defaultValue,
  onValueChange,
  onFocusCapture,
  children,
  ...props
}: TabsProps) {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr')
  const [panels, setPanels] = useState<readonly string[]>([])
  const add = useCallback((panel: string) => {
    setPanels((values) => [...values, panel])
    return () => setPanels((values) => values.toSpliced(values.indexOf(panel), 1))
  }, [])
  const context = useMemo(() => ({ values: panels, add }), [panels, add])
  return (
    <Radix.Root
      asChild
      {...(value !== undefined && { value: toToken(value) })}
      {...(defaultValue !== undefined && { defaultValue: toToken(defaultValue) })}
      onValueChange={(token) => onValueChange?.(fromToken(token))}
      dir={direction}
    >
      <div
        data-shop="tabs"
        // Keeps the direction of the page: Radix would set that of its keys on the element.
        dir={undefined}
        onFocusCapture={(event) => {
          setDirection(getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr')
          onFocusCapture?.(event)
        }}
        className={cn('shop:grid shop:gap-4', className)}
        {...props}
      >
        <PanelsContext value={context}>{children}</PanelsContext>
      </div>
    </Radix.Root>
  )
}

type PartProps = ComponentProps<'div'> & { own: CSSProperties | undefined }

// These parts leave out the styles of Radix: a strict Content-Security-Policy refuses style attributes
// in the markup of the server.
function List({ style: _ofRadix, own, ...props }: PartProps) {
  return <div {...props} style={own} />
}

function Panel({
  style: _ofRadix,
  own,
  children,
  'data-state': state,
  ...props
}: PartProps & { 'data-state'?: string }) {
  const shown = state === 'active'
  return (
    <div {...props} data-state={state} hidden={!shown} style={own}>
      {shown && children}
    </div>
  )
}

/** Props of `TabsList`. It needs a name: `aria-label`, or `aria-labelledby` with the id of a heading. */
export type TabsListProps = ComponentProps<'div'> &
  ({ 'aria-labelledby': string } | { 'aria-label': string })

/** The list of tabs; scrolls horizontally when they do not fit. */
export function TabsList({ className, style, children, ...props }: TabsListProps) {
  return (
    <Radix.List
      asChild
      data-shop="tabs-list"
      className={cn(
        'shop:flex shop:gap-1 shop:overflow-x-auto shop:outline-none shop:border-0 shop:border-b shop:border-solid shop:border-line',
        className,
      )}
      {...props}
    >
      <List own={style}>{children}</List>
    </Radix.List>
  )
}

export interface TabsTriggerProps extends ComponentProps<'button'> {
  /** Value of the `TabsContent` that it selects. */
  value: string
}

/** A tab that selects its `TabsContent`. */
export function TabsTrigger({ value, className, ...props }: TabsTriggerProps) {
  const panels = use(PanelsContext).values
  return (
    <Radix.Trigger
      value={toToken(value)}
      // Without a panel it refers to none.
      {...(!panels.includes(value) && { 'aria-controls': undefined })}
      data-shop="tabs-trigger"
      className={cn(
        'shop:focus-ring shop:[--shop-focus-offset:-2px] shop:m-0 shop:-mb-px shop:min-h-control-md shop:cursor-pointer shop:border-0 shop:border-b-3 shop:border-solid shop:border-transparent shop:bg-transparent shop:px-3 shop:py-1 shop:font-sans shop:text-base shop:font-bold shop:whitespace-nowrap shop:text-muted shop:hover:text-ink shop:disabled:cursor-not-allowed shop:disabled:opacity-60 shop:data-[state=active]:border-brand shop:data-[state=active]:text-ink shop:forced-colors:border-[Canvas] shop:forced-colors:data-[state=active]:border-[Highlight]',
        className,
      )}
      {...props}
    />
  )
}

export interface TabsContentProps extends ComponentProps<'div'> {
  /** Value of its `TabsTrigger`. */
  value: string
}

/** The panel of a tab. */
export function TabsContent({ value, className, style, children, ...props }: TabsContentProps) {
  const { add } = use(PanelsContext)
  useLayoutEffect(() => add(value), [add, value])
  return (
    // Always mounted, because the panel itself is hidden and empty until it is selected.
    <Radix.Content
      asChild
      forceMount
      value={toToken(value)}
      data-shop="tabs-content"
      className={cn(
        'shop:focus-ring shop:min-w-0 shop:rounded-sm shop:text-base shop:text-ink',
        className,
      )}
      {...props}
    >
      <Panel own={style}>{children}</Panel>
    </Radix.Content>
  )
}
