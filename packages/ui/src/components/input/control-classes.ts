import { cva } from 'class-variance-authority'
import { controlHeight } from '../../lib/control-height.ts'
import { invalidControl } from '../field/error-classes.ts'

/** The classes that `Input`, `Select`, `Textarea` and `Autocomplete` share; `control.css` has the rules of the first. */
export const controlClasses = `shop-control ${invalidControl}`

/** The same with the height of a button. The text of a small one stays 16 px, so that phones do not enlarge the page. */
export const controlVariants = cva(controlClasses, {
  variants: {
    size: {
      sm: [controlHeight.sm, 'shop:py-0.5'],
      md: [controlHeight.md, 'shop:py-1'],
      lg: [controlHeight.lg, 'shop:py-1 shop:text-lg'],
    },
  },
  defaultVariants: { size: 'md' },
})
