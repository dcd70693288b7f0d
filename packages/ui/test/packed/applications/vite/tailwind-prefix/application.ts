export const classes = {
  padding: 'tw:p-[13px]',
  background: 'tw:bg-[rgb(1,2,3)]',
  radius: 'tw:rounded-[7px]',
  width: 'tw:w-[123px]',
  display: 'tw:flow-root',
}
export const hostClasses = [
  'tw:text-xl tw:font-bold tw:rounded-sm tw:bg-muted tw:p-4',
  'tw:font-sans tw:text-lg tw:text-ink tw:animate-spin',
  'tw:border tw:border-line tw:bg-brand tw:shadow-float tw:rounded-surface tw:ease-out',
]
