export const classes = {
  padding: 'p-[13px]',
  background: 'bg-[rgb(1,2,3)]',
  radius: 'rounded-[7px]',
  width: 'w-[123px]',
  display: 'flow-root',
}
export const hostClasses = [
  'text-xl font-bold rounded-sm bg-muted p-4',
  'font-sans text-lg text-ink animate-spin',
  'border border-line bg-brand shadow-float rounded-surface ease-out',
]
