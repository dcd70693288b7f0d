'use client'

import { copyText } from '../../lib/copy-text.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useTimedValue } from '../../lib/use-timed-value.ts'
import { Button, type ButtonProps } from '../button/button.tsx'
import { CheckIcon, CopyIcon } from '../icon/sign-icon.tsx'
import { copyButtonMessages } from './copy-button.messages.ts'

export interface CopyButtonProps extends Omit<ButtonProps, 'children'> {
  /** Text to copy. */
  text: string
  /** Label of the button. @default the message `copy.label` */
  label?: string
  /** Label after copying. @default the message `copy.copied` */
  copiedLabel?: string
  /** How long the confirmation stays, in milliseconds. @default 2000 */
  duration?: number
}

/** A button that copies a text and shows a confirmation in its place, without changing its size. */
export function CopyButton({
  text,
  label,
  copiedLabel,
  duration = 2000,
  variant = 'outline',
  size = 'sm',
  onClick,
  ...props
}: CopyButtonProps) {
  const t = useMessages(copyButtonMessages)
  const [result, show] = useTimedValue<'copied' | 'failed'>(duration)
  const name = label ?? t('copy.label')
  const confirmation =
    result === 'copied'
      ? (copiedLabel ?? t('copy.copied'))
      : result === 'failed'
        ? t('copy.failed')
        : ''

  return (
    <>
      <Button
        variant={variant}
        size={size}
        onClick={async (event) => {
          onClick?.(event)
          if (!event.defaultPrevented) show((await copyText(text)) ? 'copied' : 'failed')
        }}
        {...props}
      >
        {result === 'copied' ? (
          <CheckIcon className="shop:size-4.5" />
        ) : (
          <CopyIcon className="shop:size-4.5" />
        )}
        <span className="shop:grid shop:justify-items-start shop:*:[grid-area:1/1]">
          {[name, copiedLabel ?? t('copy.copied')].map((text, index) => (
            <span
              key={index}
              className={index === (confirmation ? 1 : 0) ? undefined : 'shop:invisible'}
            >
              {index === 1 && confirmation ? confirmation : text}
            </span>
          ))}
        </span>
      </Button>
      <span role="status" className="shop:sr-only">
        {confirmation}
      </span>
    </>
  )
}
