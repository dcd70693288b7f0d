/** Path data of a star in a 24 × 24 box at `x`. */
export function starPath(x: number): string {
  return `M${x + 12} 2.5l2.9 6.1 6.6.9-4.8 4.7 1.2 6.7-5.9-3.2-5.9 3.2 1.2-6.7-4.8-4.7 6.6-.9z`
}

/** Default shape of a rating item. */
export function Star() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="shop:block shop:size-7"
      stroke="currentColor"
    >
      <path d={starPath(0)} strokeWidth="1.5" strokeLinejoin="round" />
    </svg>
  )
}
