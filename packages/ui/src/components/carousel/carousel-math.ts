/** `index` brought into 0 … count - 1, whichever way round it left. */
export function wrap(index: number, count: number): number {
  return ((index % count) + count) % count
}

/** The last index that can stand at the start of the view; 0 when everything fits. */
export function lastIndex(count: number, perView: number): number {
  return Math.max(0, count - Math.floor(perView))
}

/** Whether a loop has enough slides that none is needed at both ends at once. */
export function canLoop(count: number, perView: number): boolean {
  return count > Math.ceil(perView)
}

/**
 * The place in the row where a looping slide stands while the view starts at `position`:
 * its own, or whole rounds later once it has been passed. Positions count slides.
 */
export function slotOf(index: number, position: number, count: number): number {
  const passed = Math.floor(position) - index
  return passed <= 0 ? index : index + Math.ceil(passed / count) * count
}

/** The position nearest to `position` at which slide `index` starts the view; may be negative in a loop. */
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

/** Which slides can be seen, even in part, when `first` starts a view of `perView` slides. */
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

/** Slow, quick, slow: where a movement is after the share `t` (0 to 1) of its time. */
export function ease(t: number): number {
  return t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2
}
