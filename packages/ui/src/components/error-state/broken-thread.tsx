/** Illustration of a torn seam. */
export function BrokenThread() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 160 88"
      className="shop:block shop:h-22 shop:w-40"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect x="20" y="22" width="120" height="52" rx="10" className="shop:fill-danger-soft" />
      <g className="shop:stroke-danger" strokeWidth="2.5">
        <path d="M8 48h58" strokeDasharray="9 7" />
        <path d="M66 48c6 0 8-9 3-13s-11 2-6 6" />
        <path d="M152 48H98" strokeDasharray="9 7" />
        <path d="M98 48c-6 0-9 7-4 12s4 10-2 11" />
      </g>
      <path d="M84 66 112 14" className="shop:stroke-control" strokeWidth="3" />
      <path d="m108 21.500 2-3.500" className="shop:stroke-surface" strokeWidth="1.5" />
    </svg>
  )
}
