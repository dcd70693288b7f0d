/** Number of slides in view. A finite list, because each value is a class in the style sheet. */
export type SlidesPerView = 1 | 1.2 | 2 | 3 | 4
/** Gap between slides in pixels. */
export type SlideGap = 0 | 12 | 16 | 24 | 32

/** Slides per view from each breakpoint up; an absent breakpoint inherits from the next smaller one. */
export interface SlidesPerViewByWidth {
  base: SlidesPerView
  sm?: SlidesPerView
  md?: SlidesPerView
  lg?: SlidesPerView
}

/** Gap between slides in pixels, and from the breakpoint `lg` up. */
export interface SlideGapByWidth {
  base: SlideGap
  lg?: SlideGap
}

// Classes instead of a style attribute: the server's HTML is correct at every width, and a strict
// Content-Security-Policy blocks nothing.
const perViewClasses = {
  base: {
    1: '[--per-view:1]',
    1.2: '[--per-view:1.2]',
    2: '[--per-view:2]',
    3: '[--per-view:3]',
    4: '[--per-view:4]',
  },
  sm: {
    1: 'sm:[--per-view:1]',
    1.2: 'sm:[--per-view:1.2]',
    2: 'sm:[--per-view:2]',
    3: 'sm:[--per-view:3]',
    4: 'sm:[--per-view:4]',
  },
  md: {
    1: 'md:[--per-view:1]',
    1.2: 'md:[--per-view:1.2]',
    2: 'md:[--per-view:2]',
    3: 'md:[--per-view:3]',
    4: 'md:[--per-view:4]',
  },
  lg: {
    1: 'lg:[--per-view:1]',
    1.2: 'lg:[--per-view:1.2]',
    2: 'lg:[--per-view:2]',
    3: 'lg:[--per-view:3]',
    4: 'lg:[--per-view:4]',
  },
} satisfies Record<keyof SlidesPerViewByWidth, Record<SlidesPerView, string>>

const gapClasses = {
  base: {
    0: 'gap-0 [--gap:0px]',
    12: 'gap-3 [--gap:--spacing(3)]',
    16: 'gap-4 [--gap:--spacing(4)]',
    24: 'gap-6 [--gap:--spacing(6)]',
    32: 'gap-8 [--gap:--spacing(8)]',
  },
  lg: {
    0: 'lg:gap-0 lg:[--gap:0px]',
    12: 'lg:gap-3 lg:[--gap:--spacing(3)]',
    16: 'lg:gap-4 lg:[--gap:--spacing(4)]',
    24: 'lg:gap-6 lg:[--gap:--spacing(6)]',
    32: 'lg:gap-8 lg:[--gap:--spacing(8)]',
  },
} satisfies Record<keyof SlideGapByWidth, Record<SlideGap, string>>

/** Width of one slide, computed from the custom properties of the row. */
export const slideWidth = 'w-[calc((100%-(var(--per-view)-1)*var(--gap))/var(--per-view))] shrink-0'

/** Classes that set slides per view and gap for every breakpoint. */
export function layoutClasses(
  perView: SlidesPerView | SlidesPerViewByWidth,
  gap: SlideGap | SlideGapByWidth,
): string {
  const views = typeof perView === 'number' ? { base: perView } : perView
  const gaps = typeof gap === 'number' ? { base: gap } : gap
  return [
    ...(['base', 'sm', 'md', 'lg'] as const).map((width) => {
      const value = views[width]
      return value && perViewClasses[width][value]
    }),
    ...(['base', 'lg'] as const).map((width) => {
      const value = gaps[width]
      return value !== undefined && gapClasses[width][value]
    }),
  ]
    .filter(Boolean)
    .join(' ')
}
