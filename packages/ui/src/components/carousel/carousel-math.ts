/** `index` modulo `count`, from 0 to `count` - 1, also for negative values. */
export function wrap(index: number, count: number): number {
  return ((index % count) + count) % count
}

/** Highest index that can be the first visible slide; 0 when all slides fit. */
export function lastIndex(count: number, perView: number): number {
  return Math.max(0, count - Math.floor(perView))
}

/** Whether there are enough slides to loop without showing one at both ends at once. */
export function canLoop(count: number, perView: number): boolean {
  return count > Math.ceil(perView)
}

/**
 * Slot in the row of a looping slide while the view starts at `position`: its own index, or whole
 * rounds later once it is scrolled past. Positions are measured in slides.
 */
export function slotOf(index: number, position: number, count: number): number {
  const passed = Math.floor(position) - index
  return passed <= 0 ? index : index + Math.ceil(passed / count) * count
}

/** The position closest to `position` at which slide `index` is the first visible one; can be negative in a loop. */
export function nearestTarget(
  position: number,
  index: number,
  count: number,
  looping: boolean,
): number {
  if (!looping) return index
  const from = Math.round(position)
  const forward = wrap(index - from, count)
  return from + (forward > count / 2 ? forward - count : forward)
}

/** Whether slide `index` is at least partly visible when `first` starts a view of `perView` slides. */
export function isInView(
  index: number,
  first: number,
  perView: number,
  count: number,
  looping: boolean,
): boolean {
  const distance = looping ? wrap(index - first, count) : index - first
  return distance >= 0 && distance < Math.ceil(perView)
}

/** Cubic ease-in-out; `t` and the result run from 0 to 1. */
export function ease(t: number): number {
  return t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2
}
