/** The text of a control as it was typed: spaces at the ends of a password count, and a form trims them. */
export function textOf(form: HTMLFormElement | null, name: string): string {
  return (form?.elements.namedItem(name) as HTMLInputElement | null)?.value ?? ''
}
