/**
 * One line of CSV. Customers enter names and addresses, so text that a spreadsheet would evaluate
 * as a formula is prefixed with an apostrophe.
 */
export function csvLine(values: readonly (string | number | null)[]): string {
  const cells = values.map((value) => {
    if (typeof value === 'number') return String(value)
    const text = /^[=+\-@\t\r]/.test(value ?? '') ? `'${value}` : (value ?? '')
    return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  })
  return `${cells.join(',')}\r\n`
}
