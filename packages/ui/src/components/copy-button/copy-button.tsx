'use client'

import type { ReactNode } from 'react'
import { copyText } from '../../lib/copy-text.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useTimedValue } from '../../lib/use-timed-value.ts'
import { Button, type ButtonProps } from '../button/button.tsx'
import { CheckIcon, CopyIcon } from '../icon/sign-icon.tsx'
import { copyButtonMessages } from './copy-button.messages.ts'

export interface CopyButtonProps extends ButtonProps {
  /** Text to copy. */
  value: string
  /** Text of the button. @default the message `copy.label` */
  children?: ReactNode
  /** Text after copying. @default the message `copy.copied` */
  copiedText?: string
  /** How long the confirmation stays, in milliseconds. @default 2000 */
  duration?: number
}

/** A button that copies a text and shows a confirmation in its place, without changing its size. */
export function CopyButton({
  value,
  children,
  copiedText,
  duration = 2000,
  variant = 'outline',
  size = 'sm',
  onClick,
  ...props
}: CopyButtonProps) {
  const t = useMessages(copyButtonMessages)
  const [result, show] = useTimedValue<'copied' | 'failed'>(duration)
  const name = children ?? t('copy.label')
  const confirmation =
    result === 'copied'
      ? (copiedText ?? t('copy.copied'))
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
          if (!event.defaultPrevented) show((await copyText(value)) ? 'copied' : 'failed')
        }}
        {...props}
      >
        {result === 'copied' ? (
          <CheckIcon className="shop:size-4.5" />
        ) : (
          <CopyIcon className="shop:size-4.5" />
        )}
        <span className="shop:grid shop:justify-items-start shop:*:[grid-area:1/1]">
          {[name, copiedText ?? t('copy.copied')].map((text, index) => (
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
