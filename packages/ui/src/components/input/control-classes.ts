import { cva } from 'class-variance-authority'
import { invalidControl } from '../field/error-classes.ts'

/** The classes that `Input`, `Select`, `Textarea` and `Combobox` share; `control.css` has the rules of the first. */
export const controlClasses = `shop-control ${invalidControl}`

/** The same with a height: 36, 44 or 48 px, as buttons have. The text of a small one stays 16 px, so that phones do not enlarge the page. */
export const controlVariants = cva(controlClasses, {
  variants: {
    size: {
      sm: 'shop:min-h-9 shop:py-1',
      md: 'shop:min-h-11',
      lg: 'shop:min-h-12 shop:text-lg',
    },
  },
  defaultVariants: { size: 'md' },
})
