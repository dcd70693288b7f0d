/** Classes that `Input`, `Select`, `Textarea` and `Combobox` share. */
export const controlClasses =
  'shop:focus-ring shop:m-0 shop:box-border shop:w-full shop:min-w-0 shop:rounded-surface shop:border shop:border-control shop:bg-surface shop:px-3 shop:py-2 shop:font-sans shop:text-base shop:font-normal shop:text-ink shop:placeholder:text-muted shop:aria-invalid:border-danger shop:aria-invalid:ring-1 shop:aria-invalid:ring-danger shop:disabled:cursor-not-allowed shop:disabled:bg-sunken shop:disabled:text-muted'
