'use client'

import type { ComponentProps, RefObject } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.tsx'
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../icon/sign-icon.tsx'
import { carouselMessages } from './carousel.messages.ts'

const roundButton =
  'shop:focus-ring shop:m-0 shop:inline-grid shop:size-9 shop:shrink-0 shop:place-items-center shop:rounded-ticket shop:border shop:border-line shop:bg-surface shop:p-0 shop:text-ink shop:hover:border-control shop:hover:bg-sunken shop:aria-disabled:cursor-not-allowed shop:aria-disabled:text-control'

interface CarouselControlsProps extends ComponentProps<'div'> {
  /** Number of slides that can be the first visible one: each has a button. */
  positions: number
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
  positions,
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
      data-shop="carousel-controls"
      className={cn(
        'shop:flex shop:items-center shop:justify-center shop:gap-2 shop:noscript:hidden',
        className,
      )}
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
          {playing ? <PauseIcon className="shop:size-4" /> : <PlayIcon className="shop:size-4" />}
        </button>
      )}
      {arrows && (
        <button
          type="button"
          aria-label={message('carousel.previous')}
          aria-disabled={atStart || undefined}
          onClick={atStart ? undefined : () => onMove(-1)}
          className={roundButton}
        >
          <ChevronLeftIcon className="shop:size-5 shop:rtl:rotate-180" />
        </button>
      )}
      {pagination && (
        <div className="shop:flex shop:flex-wrap shop:justify-center">
          {Array.from({ length: positions }, (_, slide) => (
            <button
              key={slide}
              type="button"
              aria-label={message('carousel.goTo', { n: slide + 1 })}
              aria-current={slide === index || undefined}
              onClick={() => onGoTo(slide)}
              // The current marker is longer, so that it does not differ by colour alone.
              className="shop:focus-ring shop:m-0 shop:grid shop:h-9 shop:min-w-6 shop:place-items-center shop:rounded-sm shop:border-0 shop:bg-transparent shop:px-1 shop:before:box-border shop:before:block shop:before:h-1 shop:before:w-3 shop:before:rounded-ticket shop:before:border shop:before:border-transparent shop:before:bg-control shop:before:transition-all shop:before:duration-(--shop-duration-enter) shop:before:content-[''] shop:hover:before:bg-ink shop:aria-[current]:before:w-6 shop:aria-[current]:before:bg-brand shop:forced-colors:before:border-[ButtonText] shop:forced-colors:aria-[current]:before:bg-[Highlight]"
            />
          ))}
        </div>
      )}
      {arrows && (
        <button
          type="button"
          aria-label={message('carousel.next')}
          aria-disabled={atEnd || undefined}
          onClick={atEnd ? undefined : () => onMove(1)}
          className={roundButton}
        >
          <ChevronRightIcon className="shop:size-5 shop:rtl:rotate-180" />
        </button>
      )}
    </div>
  )
}
