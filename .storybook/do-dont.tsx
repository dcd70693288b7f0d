import type { PropsWithChildren } from 'react'
import { CheckIcon, CloseIcon } from '../packages/ui/src/components/icon/index.ts'
import { cn } from '../packages/ui/src/lib/cn.ts'

interface ExampleProps extends PropsWithChildren {
  /** The rule in one or two sentences. It must be complete without the example, which screen readers skip, and which is left out where nothing can be shown. */
  caption: string
}

/** A row of `Do` and `Dont`, one below the other on narrow screens. */
export function DoDont({ children }: PropsWithChildren) {
  return (
    <div className="sb-unstyled shop:my-6 shop:grid shop:gap-4 shop:sm:grid-cols-2">{children}</div>
  )
}

/** An example to follow. */
export function Do(props: ExampleProps) {
  return <Example good {...props} />
}

/** An example to avoid. */
export function Dont(props: ExampleProps) {
  return <Example good={false} {...props} />
}

// The captions of a row have the same height. The example is a picture: nothing in it can be focused or pressed.
function Example({ good, caption, children }: ExampleProps & { good: boolean }) {
  return (
    <figure className="shop:row-span-2 shop:m-0 shop:grid shop:min-w-0 shop:grid-rows-subgrid shop:gap-0 shop:overflow-hidden shop:rounded-surface shop:border shop:border-line shop:bg-surface shop:text-ink">
      {children && (
        <div
          inert
          className="shop:grid shop:min-h-36 shop:min-w-0 shop:grid-cols-1 shop:content-center shop:overflow-hidden shop:bg-paper shop:p-5"
        >
          {children}
        </div>
      )}
      <figcaption
        className={cn(
          'shop:row-end-[-1] shop:border-t-4 shop:px-4 shop:py-3 shop:text-sm',
          !children && 'shop:row-span-2',
          good ? 'shop:border-success' : 'shop:border-danger',
        )}
      >
        <strong
          className={cn(
            'shop:flex shop:items-center shop:gap-1.5 shop:text-base shop:font-bold',
            good ? 'shop:text-success' : 'shop:text-danger',
          )}
        >
          {good ? <CheckIcon className="shop:size-5" /> : <CloseIcon className="shop:size-5" />}
          {good ? 'Do' : 'Don’t'}
        </strong>
        {caption}
      </figcaption>
    </figure>
  )
}

/** Places small components beside each other, as the content around them would. */
export function Row({ children }: PropsWithChildren) {
  return <div className="shop:flex shop:flex-wrap shop:items-center shop:gap-3">{children}</div>
}
