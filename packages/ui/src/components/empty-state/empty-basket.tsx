/** Illustration of an empty basket. */
export function EmptyBasket() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 144 112"
      className="shop:block shop:h-28 shop:w-36"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <ellipse cx="72" cy="102" rx="52" ry="6" className="shop:fill-sunken" />
      <path d="M28 50h88l-10 44a8 8 0 0 1-8 6H46a8 8 0 0 1-8-6z" className="shop:fill-brand-soft" />
      <rect x="20" y="42" width="104" height="14" rx="7" className="shop:fill-tint-sand" />
      <g className="shop:stroke-brand" strokeWidth="2.5" strokeDasharray="8 6">
        <path d="M40 42c2-22 14-34 32-34s30 12 32 34" />
        <path d="M26 49h92" />
        <path d="M36 68h72M39 82h66" strokeOpacity="0.45" />
      </g>
      <g className="shop:stroke-offer" strokeWidth="2.5">
        <path d="M124 18v10M119 23h10" />
        <path d="M16 24v6M13 27h6" />
      </g>
    </svg>
  )
}
