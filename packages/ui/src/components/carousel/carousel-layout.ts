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
    1: 'shop:[--shop-per-view:1]',
    1.2: 'shop:[--shop-per-view:1.2]',
    2: 'shop:[--shop-per-view:2]',
    3: 'shop:[--shop-per-view:3]',
    4: 'shop:[--shop-per-view:4]',
  },
  sm: {
    1: 'shop:sm:[--shop-per-view:1]',
    1.2: 'shop:sm:[--shop-per-view:1.2]',
    2: 'shop:sm:[--shop-per-view:2]',
    3: 'shop:sm:[--shop-per-view:3]',
    4: 'shop:sm:[--shop-per-view:4]',
  },
  md: {
    1: 'shop:md:[--shop-per-view:1]',
    1.2: 'shop:md:[--shop-per-view:1.2]',
    2: 'shop:md:[--shop-per-view:2]',
    3: 'shop:md:[--shop-per-view:3]',
    4: 'shop:md:[--shop-per-view:4]',
  },
  lg: {
    1: 'shop:lg:[--shop-per-view:1]',
    1.2: 'shop:lg:[--shop-per-view:1.2]',
    2: 'shop:lg:[--shop-per-view:2]',
    3: 'shop:lg:[--shop-per-view:3]',
    4: 'shop:lg:[--shop-per-view:4]',
  },
} satisfies Record<keyof SlidesPerViewByWidth, Record<SlidesPerView, string>>

const gapClasses = {
  base: {
    0: 'shop:gap-0 shop:[--shop-gap:0px]',
    12: 'shop:gap-3 shop:[--shop-gap:--spacing(3)]',
    16: 'shop:gap-4 shop:[--shop-gap:--spacing(4)]',
    24: 'shop:gap-6 shop:[--shop-gap:--spacing(6)]',
    32: 'shop:gap-8 shop:[--shop-gap:--spacing(8)]',
  },
  lg: {
    0: 'shop:lg:gap-0 shop:lg:[--shop-gap:0px]',
    12: 'shop:lg:gap-3 shop:lg:[--shop-gap:--spacing(3)]',
    16: 'shop:lg:gap-4 shop:lg:[--shop-gap:--spacing(4)]',
    24: 'shop:lg:gap-6 shop:lg:[--shop-gap:--spacing(6)]',
    32: 'shop:lg:gap-8 shop:lg:[--shop-gap:--spacing(8)]',
  },
} satisfies Record<keyof SlideGapByWidth, Record<SlideGap, string>>

/** Width of one slide, computed from the custom properties of the row. */
export const slideWidth =
  'shop:w-[calc((100%-(var(--shop-per-view)-1)*var(--shop-gap))/var(--shop-per-view))] shop:shrink-0'

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
