import { invalidControl } from '../field/error-classes.ts'

/** The classes that `Input`, `Select`, `Textarea` and `Combobox` share; `control.css` has the rules of the first. */
export const controlClasses = `shop-control ${invalidControl}`
