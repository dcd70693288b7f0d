/** Icon of a bag with a plus. A shared element, because an icon component for each card of a long list costs time. */
export const addToBagIcon = (
  <svg aria-hidden="true" viewBox="0 0 24 24">
    <path
      className="shop-line"
      d="M8 10V7a4 4 0 0 1 8 0v1.5M20 12.5V9.5a1.5 1.5 0 0 0-1.5-1.5h-13A1.5 1.5 0 0 0 4 9.5l.7 10a1.6 1.6 0 0 0 1.6 1.5H13M18 15.5v6M15 18.5h6"
    />
  </svg>
)
