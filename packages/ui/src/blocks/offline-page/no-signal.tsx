/** Decorative picture of a parcel without a signal. */
export function NoSignal() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 160 120"
      className="shop:block shop:h-28 shop:w-37.5"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <ellipse cx="80" cy="110" rx="56" ry="6" className="shop:fill-sunken" />
      <path d="M38 62h84v40a6 6 0 0 1-6 6H44a6 6 0 0 1-6-6z" className="shop:fill-tint-sand" />
      <path d="m38 62 10-14h64l10 14z" className="shop:fill-brand-soft" />
      <g className="shop:stroke-brand" strokeWidth="2.5" strokeDasharray="8 6">
        <path d="M44 70h72v32H44z" />
        <path d="M80 48v22" />
      </g>
      <g className="shop:stroke-muted" strokeWidth="3.5">
        <path d="M54 24a38 38 0 0 1 52 0M64 34a24 24 0 0 1 32 0" />
      </g>
      <path d="M62 10 98 44" className="shop:stroke-offer" strokeWidth="4" />
    </svg>
  )
}
