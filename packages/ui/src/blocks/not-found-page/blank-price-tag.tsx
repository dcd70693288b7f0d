/** Decorative picture of a blank price tag. */
export function BlankPriceTag() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 220 132"
      className="shop:block shop:h-auto shop:w-55 shop:max-w-full"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <ellipse cx="128" cy="122" rx="64" ry="6" className="shop:fill-sunken" />
      <g transform="rotate(-8 128 70)">
        <path
          d="M78 46 104 26h76a10 10 0 0 1 10 10v64a10 10 0 0 1-10 10h-76L78 90a8 8 0 0 1-3-6V52a8 8 0 0 1 3-6z"
          className="shop:fill-tint-sand"
        />
        <path
          d="M86 52 107 36h71a4 4 0 0 1 4 4v56a4 4 0 0 1-4 4h-71L86 84z"
          className="shop:stroke-brand"
          strokeWidth="2.5"
          strokeDasharray="8 6"
        />
        <circle
          cx="98"
          cy="68"
          r="7"
          className="shop:fill-paper shop:stroke-brand"
          strokeWidth="2.5"
        />
        <path d="M124 60h40M124 76h26" className="shop:stroke-muted" strokeWidth="5" />
      </g>
      <path
        d="M98 70C74 82 62 60 44 66S18 96 30 108s30 0 24-14"
        className="shop:stroke-offer"
        strokeWidth="3"
      />
    </svg>
  )
}
