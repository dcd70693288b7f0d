'use client'

import {
  Children,
  isValidElement,
  useCallback,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { cn } from '../../lib/cn.ts'
import { joinHandlers } from '../../lib/join-handlers.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useMergedRefs } from '../../lib/use-merged-refs.ts'
import { CarouselControls } from './carousel-controls.tsx'
import { isInView, lastIndex } from './carousel-math.ts'
import { carouselMessages } from './carousel.messages.ts'
import { useRotation } from './use-rotation.ts'
import { useTrack } from './use-track.ts'

export interface CarouselProps extends ComponentProps<'section'> {
  /** Accessible name of the carousel. */
  'aria-label': string
  /** The slides; each child becomes one. Without any, nothing is drawn. */
  children: ReactNode
  /** Index of the first slide in view from 0, when controlled. */
  index?: number
  /** Index of the first slide in view at the beginning, when uncontrolled. @default 0 */
  defaultIndex?: number
  /** Receives the index after a press, a swipe or an automatic move. */
  onIndexChange?: (index: number) => void
  /** Milliseconds between automatic moves; absent disables automatic rotation. */
  autoplayDelay?: number
  /** Continues with the first slide after the last one. @default false */
  loop?: boolean
  /** Duration of a move in milliseconds; 0 under reduced motion. @default 1000 */
  transitionDuration?: number
  /** Shows a button for each slide. @default true */
  pagination?: boolean
  /** Shows previous and next buttons. @default false */
  arrows?: boolean
  /** Position of the controls: below the slides, or over their lower edge. @default 'below' */
  controls?: 'below' | 'over'
}

/**
 * A row of slides to swipe, step through or rotate automatically. Rotation pauses on hover and focus. The number
 * of slides in view is the custom property `--shop-per-view` (1), the gap between them `--shop-gap` (16 px): set
 * them by `className`, also for each width of the window.
 */
export function Carousel({
  children,
  index: given,
  defaultIndex = 0,
  onIndexChange,
  autoplayDelay,
  loop = false,
  transitionDuration = 1000,
  pagination = true,
  arrows = false,
  controls = 'below',
  className,
  ref,
  ...props
}: CarouselProps) {
  const message = useMessages(carouselMessages)
  const slides = Children.toArray(children)
  const count = slides.length
  const root = useRef<HTMLElement>(null)
  const control = useRef<HTMLButtonElement>(null)
  const rootRef = useMergedRefs(root, ref)
  const keys = slides.map((slide, index) => (isValidElement(slide) ? slide.key : index))
  const { row, view, index, move, goTo } = useTrack({
    index: given,
    defaultIndex,
    onIndexChange,
    layout: [className, ...keys].join(' '),
    loop,
    transitionDuration,
  })
  const next = useCallback(() => move(1), [move])
  const { playing, rotating, toggle, handlers } = useRotation({
    root,
    control,
    autoplayDelay,
    next,
  })

  const ends = view !== null && !view.looping
  const last = view === null || view.looping ? count - 1 : lastIndex(count, view.perView)
  const fits = ends && last === 0

  if (count === 0) return null

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.target !== event.currentTarget) return
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    if (event.key === 'ArrowRight') move(rtl ? -1 : 1)
    else if (event.key === 'ArrowLeft') move(rtl ? 1 : -1)
    else return
    event.preventDefault()
  }

  return (
    <section
      data-shop="carousel"
      aria-roledescription={message('carousel.role')}
      ref={rootRef}
      className={cn('shop:relative shop:flex shop:min-w-0 shop:flex-col shop:gap-3', className)}
      {...props}
      {...joinHandlers(handlers, props)}
    >
      <CarouselControls
        positions={last + 1}
        index={index}
        playing={autoplayDelay === undefined ? undefined : playing}
        control={control}
        arrows={arrows}
        pagination={pagination}
        atStart={ends && index === 0}
        atEnd={ends && index === last}
        onToggle={toggle}
        onMove={move}
        onGoTo={goTo}
        className={cn(
          'shop:order-last',
          controls === 'over' &&
            'shop:absolute shop:inset-x-0 shop:bottom-2 shop:z-1 shop:mx-auto shop:w-fit shop:rounded-ticket shop:bg-surface/90 shop:px-1',
          fits && 'shop:invisible',
        )}
      />
      {/* The row takes focus, so that the arrow keys also move slides without links. */}
      <div
        ref={row}
        role="group"
        aria-label={message('carousel.slides')}
        aria-live={rotating ? 'off' : 'polite'}
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="shop:flex shop:gap-[var(--shop-gap,--spacing(4))] shop:snap-x shop:snap-mandatory shop:overflow-x-auto shop:overflow-y-hidden shop:overscroll-x-contain shop:[scrollbar-width:none] shop:focus-ring shop:[&_:focus-visible]:-outline-offset-2 shop:[&::-webkit-scrollbar]:hidden"
      >
        {slides.map((slide, slideIndex) => (
          <div
            key={keys[slideIndex]}
            role="group"
            aria-roledescription={message('carousel.slideRole')}
            aria-label={message('carousel.slide', { n: slideIndex + 1, count })}
            inert={view !== null && !isInView(slideIndex, index, view.perView, count, view.looping)}
            className="shop:relative shop:grid shop:w-[calc((100%-(var(--shop-per-view,1)-1)*var(--shop-gap,--spacing(4)))/var(--shop-per-view,1))] shop:min-w-0 shop:shrink-0 shop:snap-start shop:snap-always"
          >
            {slide}
          </div>
        ))}
      </div>
    </section>
  )
}
