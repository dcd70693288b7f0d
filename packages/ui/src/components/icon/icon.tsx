import type { ComponentProps, ReactElement } from 'react'

export interface IconProps extends ComponentProps<'svg'> {
  /** Width of the lines, in units of the 24 × 24 grid. @default 2 */
  strokeWidth?: number
}

/**
 * A line icon on a grid of 24 × 24, drawn by its children in the colour of the text. It is 24 px
 * wide unless `className` sets another size. It is hidden from assistive technology: the text or the
 * control beside it has the name.
 */
export function Icon(props: IconProps) {
  return (
    <svg
      data-shop="icon"
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    />
  )
}

/**
 * An icon of these lines. They are one path, because a page has dozens of icons and each element costs
 * markup and hydration.
 */
export function outline(lines: string): (props: IconProps) => ReactElement {
  return function OutlineIcon(props) {
    return (
      <Icon {...props}>
        <path d={lines} />
      </Icon>
    )
  }
}
