import type { Decorator } from '@storybook/react-vite'

/** Draws a story with the compact density, as at a desk with a mouse. */
export const compact: Decorator = (Story) => (
  <div data-density="compact">
    <Story />
  </div>
)
