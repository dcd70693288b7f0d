/** What part of a picture is shown: the enlargement, and how far its middle lies from the middle of the frame, in pixels. */
export interface ZoomView {
  scale: number
  x: number
  y: number
}

/** A size or a distance from the middle of the frame, in pixels. */
export type Pair = readonly [x: number, y: number]

/** The whole picture. */
export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 }

/** The largest enlargement. */
export const MAX_ZOOM = 4

const between = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** The size of a picture that fits into a frame without being cut. */
export function fittedSize([width, height]: Pair, [frameWidth, frameHeight]: Pair): Pair {
  const factor = Math.min(frameWidth / width, frameHeight / height)
  return [width * factor, height * factor]
}

/** The view with the enlargement in range, and no gap between the picture and the frame that it could fill. */
export function limitView({ scale, x, y }: ZoomView, picture: Pair, frame: Pair): ZoomView {
  const kept = between(scale, 1, MAX_ZOOM)
  // Plus 0, because a reach of 0 has the limits -0 and 0.
  const reach = (side: 0 | 1) => Math.max(0, (picture[side] * kept - frame[side]) / 2)
  return {
    scale: kept,
    x: between(x, -reach(0), reach(0)) + 0,
    y: between(y, -reach(1), reach(1)) + 0,
  }
}

/** Enlarges by a factor around a point, which stays where it is. */
export function zoomAround(view: ZoomView, factor: number, [x, y]: Pair): ZoomView {
  const scale = between(view.scale * factor, 1, MAX_ZOOM)
  const applied = scale / view.scale
  return { scale, x: x - (x - view.x) * applied, y: y - (y - view.y) * applied }
}

/** The middle of two points, and the distance between them. */
export function span(a: Pair, b: Pair): { middle: Pair; distance: number } {
  return {
    middle: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2],
    distance: Math.hypot(a[0] - b[0], a[1] - b[1]),
  }
}
