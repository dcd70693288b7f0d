'use client'

import type { ComponentProps, RefObject } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../icon/sign-icon.tsx'
import { carouselMessages } from './carousel.messages.ts'

const roundButton =
  'focus-ring m-0 inline-grid size-9 shrink-0 place-items-center rounded-ticket border border-line bg-surface p-0 text-ink hover:border-control hover:bg-sunken disabled:cursor-not-allowed disabled:text-control'

interface CarouselControlsProps extends ComponentProps<'div'> {
  count: number
  /** Index of the first visible slide, from 0. */
  index: number
  /** Whether automatic rotation is on; absent draws no play/pause button. */
  playing?: boolean
  control: RefObject<HTMLButtonElement | null>
  arrows: boolean
  pagination: boolean
  atStart: boolean
  atEnd: boolean
  onToggle: () => void
  onMove: (by: 1 | -1) => void
  onGoTo: (index: number) => void
}

/** Play/pause, previous, pagination and next. Hidden without scripting, because nothing would respond. */
export function CarouselControls({
  count,
  index,
  playing,
  control,
  arrows,
  pagination,
  atStart,
  atEnd,
  onToggle,
  onMove,
  onGoTo,
  className,
  ...props
}: CarouselControlsProps) {
  const message = useMessages(carouselMessages)
  return (
    <div
      data-slot="carousel-controls"
      className={cn('flex items-center justify-center gap-2 noscript:hidden', className)}
      {...props}
    >
      {playing !== undefined && (
        <button
          ref={control}
          type="button"
          aria-label={message(playing ? 'carousel.stop' : 'carousel.start')}
          onClick={onToggle}
          className={roundButton}
        >
          {playing ? <PauseIcon className="size-4" /> : <PlayIcon className="size-4" />}
        </button>
      )}
      {arrows && (
        <button
          type="button"
          aria-label={message('carousel.previous')}
          disabled={atStart}
          onClick={() => onMove(-1)}
          className={roundButton}
        >
          <ChevronLeftIcon className="size-5 rtl:rotate-180" />
        </button>
      )}
      {pagination && (
        <div className="flex flex-wrap justify-center">
          {Array.from({ length: count }, (_, slide) => (
            <button
              key={slide}
              type="button"
              aria-label={message('carousel.goTo', { n: slide + 1 })}
              aria-current={slide === index || undefined}
              onClick={() => onGoTo(slide)}
              className="group focus-ring m-0 grid h-9 min-w-6 place-items-center rounded-sm border-0 bg-transparent px-1"
            >
              {/* The current marker is longer, so that it does not differ by colour alone. */}
              <span className="block h-1 w-3 rounded-ticket border border-transparent bg-control transition-all duration-(--duration-enter) group-hover:bg-ink group-aria-[current]:w-6 group-aria-[current]:bg-brand forced-colors:border-[ButtonText] forced-colors:group-aria-[current]:bg-[Highlight]" />
            </button>
          ))}
        </div>
      )}
      {arrows && (
        <button
          type="button"
          aria-label={message('carousel.next')}
          disabled={atEnd}
          onClick={() => onMove(1)}
          className={roundButton}
        >
          <ChevronRightIcon className="size-5 rtl:rotate-180" />
        </button>
      )}
    </div>
  )
}
