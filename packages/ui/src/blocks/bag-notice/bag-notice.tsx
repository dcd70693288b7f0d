'use client'

import { useEffect, type ComponentProps } from 'react'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { IconButton } from '../../components/icon-button/icon-button.tsx'
import { CircleAlertIcon, CircleCheckIcon, CloseIcon } from '../../components/icon/sign-icon.tsx'
import { ToastRegion } from '../../components/toast/toast.tsx'
import { useDismissTimer } from '../../components/toast/use-dismiss-timer.ts'
import { cn } from '../../lib/cn.ts'
import type { LinkProps } from '../../lib/link.tsx'
import { useMessages } from '../../lib/messages.tsx'
import { useShopRoutes } from '../../lib/routes.tsx'
import { useOwnState } from '../../lib/use-own-state.ts'
import { bagNoticeMessages } from './bag-notice.messages.ts'

/** What a press of a button added to the bag. */
export interface BagAddition {
  /** Name of the product. */
  name: string
  /** Pieces that were added; 0 when the bag has all that can be ordered, or is full. */
  pieces: number
  /** Whether nothing was added because the bag takes no further product. @default false */
  full?: boolean
}

export interface BagNoticeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What was added last. Without it an open notice shows nothing. */
  addition?: BagAddition | null
  /** Whether the notice is shown, when controlled. */
  open?: boolean
  defaultOpen?: boolean
  /** Called with false when the notice is closed or its time is over. */
  onOpenChange?: (open: boolean) => void
  /** Address of the bag. @default '/cart', or `bag` of `RoutesProvider` */
  bagHref?: string
  /** Called when the link to the bag is pressed. */
  onViewBag?: LinkProps['onClick']
  /** How long it stays, in milliseconds; hover and focus stop the time. @default 6000 */
  duration?: number
}

/**
 * Confirms at the lower edge of the screen, above a `BuyBar`, what was added to the bag, with a link to
 * it. Render it once and always: its live region must exist before the text. A further addition changes
 * the text of an open notice.
 */
export function BagNotice({
  addition: last,
  open: given,
  defaultOpen = false,
  onOpenChange,
  bagHref,
  onViewBag,
  duration = 6000,
  className,
  ...props
}: BagNoticeProps) {
  const t = useMessages(bagNoticeMessages)
  const routes = useShopRoutes()
  const [open, setOpen] = useOwnState(given, defaultOpen, onOpenChange)
  const addition = open ? last : null
  const { box, handlers, restart, close } = useDismissTimer(!!addition, duration, () =>
    setOpen(false),
  )
  useEffect(() => {
    if (addition) restart()
  }, [addition, restart])

  const none = addition?.full ? 'bagNotice.full' : 'bagNotice.allInBag'
  const text =
    addition &&
    t(addition.pieces > 0 ? 'bagNotice.added' : none, {
      n: addition.pieces,
      name: addition.name,
    })
  const Icon = addition?.pieces === 0 ? CircleAlertIcon : CircleCheckIcon

  return (
    <ToastRegion
      // Unlike a toast it lies below an open dialog, and is inert with the page.
      data-shop="bag-notice-region"
      className={cn('shop:z-40 shop:max-md:[body:has([data-shop=buy-bar])_&]:bottom-20', className)}
      {...props}
    >
      <p role="status" className="shop:sr-only">
        {text}
      </p>
      {addition && (
        <div
          ref={box}
          data-shop="bag-notice"
          {...handlers}
          className="shop:pointer-events-auto shop:box-border shop:flex shop:w-full shop:max-w-md shop:animate-enter shop:flex-wrap shop:items-center shop:gap-x-2 shop:gap-y-1 shop:rounded-surface shop:border shop:border-solid shop:border-control shop:bg-surface shop:py-2 shop:ps-3 shop:pe-1 shop:text-base shop:text-ink shop:shadow-float shop:motion-reduce:animate-none"
        >
          <Icon
            className={
              addition.pieces === 0
                ? 'shop:size-5 shop:shrink-0'
                : 'shop:size-5 shop:shrink-0 shop:text-success'
            }
          />
          <span
            aria-hidden="true"
            className={cn(
              'shop:flex-1 shop:[overflow-wrap:anywhere]',
              // That nothing was added is said behind the name, and stays whole.
              addition.pieces === 0
                ? 'shop:min-w-[min(100%,12rem)]'
                : 'shop:line-clamp-2 shop:min-w-[min(100%,5rem)]',
            )}
          >
            {text}
          </span>
          <ButtonLink
            href={bagHref ?? routes.bag}
            variant="soft"
            onClick={onViewBag}
            className="shop:ms-auto shop:override:px-3"
          >
            {t('bagNotice.view')}
          </ButtonLink>
          <IconButton aria-label={t('bagNotice.close')} onClick={close}>
            <CloseIcon />
          </IconButton>
        </div>
      )}
    </ToastRegion>
  )
}
