/** The class that `Input`, `Select`, `Textarea` and `Combobox` share; `control.css` has its rules. */
export const controlClasses = 'shop-control'
