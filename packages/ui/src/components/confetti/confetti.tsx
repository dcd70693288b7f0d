'use client'

import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useReducedMotion } from '../../lib/use-reduced-motion.ts'
import { Button } from '../button/button.tsx'
import { confettiMessages } from './confetti.messages.ts'
import { drawConfetti } from './draw-confetti.ts'

export interface ConfettiProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** How many fall. @default 500 */
  pieces?: number
  /** Milliseconds until the last piece has fallen. @default 8000 */
  duration?: number
  /** Called once when it is over, by itself or by the shopper's hand. */
  onStop?: () => void
}

/** Threads of every colour fall once over the whole window; never under reduced motion, and a button ends them. */
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
  const [over, setOver] = useState(false)
  const stop = useEffectEvent(() => {
    setOver(true)
    onStop?.()
  })

  useEffect(() => {
    if (!canvas.current || reduced || over) return
    return drawConfetti(canvas.current, { pieces, duration, onDone: stop })
  }, [pieces, duration, reduced, over])

  if (reduced || over) return null
  return (
    <div
      data-slot="confetti"
      className={cn('pointer-events-none fixed inset-0 z-40 motion-reduce:hidden', className)}
      {...props}
    >
      <canvas ref={canvas} aria-hidden="true" className="absolute inset-0 block size-full">
        <i className="text-offer" />
        <i className="text-brand" />
        <i className="text-danger" />
        <i className="text-success" />
        <i className="text-control" />
      </canvas>
      <Button
        variant="outline"
        size="sm"
        className="pointer-events-auto absolute! inset-x-0 bottom-4 mx-auto w-fit bg-surface!"
        onClick={() => {
          setOver(true)
          onStop?.()
        }}
      >
        {message('confetti.stop')}
      </Button>
    </div>
  )
}
