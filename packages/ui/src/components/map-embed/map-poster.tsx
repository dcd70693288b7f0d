/** Static illustration shown until the map is loaded. */
export function MapPoster() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      className="shop:absolute shop:inset-0 shop:block shop:size-full shop:bg-tint-sage"
      fill="none"
      strokeLinecap="round"
    >
      <path d="M470 360c-30-60 20-110 80-120s90-60 90-60v180z" className="shop:fill-tint-sky" />
      <path d="M40 40h120v90H40zM210 20h90v70h-90z" className="shop:fill-tint-mint" />
      <g className="shop:stroke-surface" strokeWidth="16">
        <path d="M-10 170C120 150 240 190 340 160S560 120 650 60" />
        <path d="M180-10c20 120-10 240 40 380M420-10c-10 90 30 200-10 380" />
        <path d="M-10 290c120-20 220 0 420-30" />
      </g>
      <g className="shop:stroke-control" strokeWidth="2" strokeDasharray="10 7" opacity="0.6">
        <path d="M-10 170C120 150 240 190 340 160S560 120 650 60" />
        <path d="M420-10c-10 90 30 200-10 380" />
      </g>
      <ellipse cx="320" cy="166" rx="16" ry="5" className="shop:fill-ink" opacity="0.18" />
      <path
        d="M320 164c-26-32-34-44-34-60a34 34 0 1 1 68 0c0 16-8 28-34 60z"
        className="shop:fill-brand"
      />
      <circle cx="320" cy="103" r="13" className="shop:fill-surface" />
    </svg>
  )
}
