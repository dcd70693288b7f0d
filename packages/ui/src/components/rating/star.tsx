/** One five-pointed star in a box of 24, as path data that starts at `x`. */
export function starPath(x: number): string {
  return `M${x + 12} 2.5l2.9 6.1 6.6.9-4.8 4.7 1.2 6.7-5.9-3.2-5.9 3.2 1.2-6.7-4.8-4.7 6.6-.9z`
}

/** The shape that is used when the caller gives none. */
export function Star() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="block size-7" stroke="currentColor">
      <path d={starPath(0)} strokeWidth="1.5" strokeLinejoin="round" />
    </svg>
  )
}
