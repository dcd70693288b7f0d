'use client'

import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useReducedMotion } from '../../lib/use-reduced-motion.ts'
import { Button } from '../button/button.tsx'
import { confettiMessages } from './confetti.messages.ts'
import { drawConfetti } from './draw-confetti.ts'

export interface ConfettiProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Number of pieces. @default 500 */
  pieces?: number
  /** Duration of the animation in milliseconds. @default 8000 */
  duration?: number
  /** Called once when the animation ends or the shopper stops it. */
  onStop?: () => void
}

/** A confetti animation over the window that plays once. A button stops it; nothing is drawn under reduced motion. */
export function Confetti({
  pieces = 500,
  duration = 8000,
  onStop,
  className,
  ...props
}: ConfettiProps) {
  const message = useMessages(confettiMessages)
  const reduced = useReducedMotion()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [ended, setEnded] = useState(false)
  const stop = useEffectEvent(() => {
    setEnded(true)
    onStop?.()
  })

  useEffect(() => {
    if (!canvas.current || reduced || ended) return
    return drawConfetti(canvas.current, { pieces, duration, onDone: stop })
  }, [pieces, duration, reduced, ended])

  if (reduced || ended) return null
  return (
    <div
      data-shop="confetti"
      className={cn(
        'shop:pointer-events-none shop:fixed shop:inset-0 shop:z-40 shop:motion-reduce:hidden',
        className,
      )}
      {...props}
    >
      <canvas
        ref={canvas}
        aria-hidden="true"
        className="shop:absolute shop:inset-0 shop:block shop:size-full"
      >
        <i className="shop:text-offer" />
        <i className="shop:text-brand" />
        <i className="shop:text-danger" />
        <i className="shop:text-success" />
        <i className="shop:text-control" />
      </canvas>
      <Button
        variant="outline"
        size="sm"
        className="shop:pointer-events-auto shop:absolute shop:inset-x-0 shop:bottom-4 shop:mx-auto shop:w-fit shop:bg-surface"
        onClick={() => {
          setEnded(true)
          onStop?.()
        }}
      >
        {message('confetti.stop')}
      </Button>
    </div>
  )
}
