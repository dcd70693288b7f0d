'use client'

import { cn } from '../../lib/cn.ts'
import { copyText } from '../../lib/copy-text.ts'
import { useMessages } from '../../lib/messages.tsx'
import { divideProps } from '../../lib/root-props.ts'
import { useTimedValue } from '../../lib/use-timed-value.ts'
import { IconButton, type IconButtonProps } from '../icon-button/icon-button.tsx'
import { ShareIcon } from '../icon/sign-icon.tsx'
import { shareButtonMessages } from './share-button.messages.ts'

export interface ShareButtonProps extends Omit<
  IconButtonProps,
  'aria-label' | 'children' | 'title'
> {
  /** Title to share. */
  title: string
  /** Address to share. @default the current page */
  url?: string
  /** Accessible name of the button. @default the message `share.label` */
  'aria-label'?: string
  /** How long the message stays, in milliseconds. @default 2000 */
  duration?: number
}

/** A button that opens the share dialog of the platform; without one, or when it fails, it copies the link and says whether that worked. `onClick` is called first and can prevent it. `className`, `style` and `data-*` reach its root; other props and `ref` the button. */
export function ShareButton({
  title,
  url,
  'aria-label': label,
  duration = 2000,
  variant = 'outline',
  onClick,
  className,
  ...given
}: ShareButtonProps) {
  const [root, props] = divideProps(given)
  const t = useMessages(shareButtonMessages)
  const [result, show] = useTimedValue<'copied' | 'failed'>(duration)

  const share = async () => {
    const address = url ?? window.location.href
    if (typeof navigator.share === 'function') {
      try {
        return await navigator.share({ title, url: address })
      } catch (error) {
        // The shopper cancelled.
        if (error instanceof DOMException && error.name === 'AbortError') return
        console.info('Sharing failed.', error)
      }
    } else {
      console.info('This browser cannot share.')
    }
    show((await copyText(address)) ? 'copied' : 'failed')
  }

  return (
    <span
      data-shop="share-button"
      className={cn('shop:relative shop:inline-flex', className)}
      {...root}
    >
      <IconButton
        aria-label={label ?? t('share.label')}
        variant={variant}
        onClick={(event) => {
          onClick?.(event)
          if (!event.defaultPrevented) void share()
        }}
        {...props}
      >
        <ShareIcon />
      </IconButton>
      <span
        role="status"
        className="shop:pointer-events-none shop:absolute shop:end-0 shop:top-full shop:z-10 shop:mt-1 shop:w-max shop:rounded-sm shop:bg-ink shop:text-sm shop:text-paper"
      >
        {result && <span className="shop:block shop:px-2 shop:py-1">{t(`share.${result}`)}</span>}
      </span>
    </span>
  )
}
