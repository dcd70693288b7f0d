/** Classes that `Input`, `Select`, `Textarea` and `Combobox` share. */
export const controlClasses =
  'focus-ring m-0 box-border w-full min-w-0 rounded-surface border border-control bg-surface px-3 py-2 font-sans text-base font-normal text-ink placeholder:text-muted aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted'
