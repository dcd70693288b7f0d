import type { Translate } from '@shop/ui'
import type { warrantyMessages } from './warranty.messages.ts'

/**
 * A product's warranty in the language of the page. The catalogue has it in words, such as
 * `12 months brand warranty`; other words than these stay as they are.
 */
export function warrantyText(warranty: string, t: Translate<typeof warrantyMessages>): string {
  const [, n, unit = '', brand] =
    /^(\d{1,3}) (month|year)s? (brand )?warranty$/i.exec(warranty.trim()) ?? []
  if (n === undefined) return warranty
  const key = `warranty.${unit.toLowerCase() === 'year' ? 'years' : 'months'}` as const
  return t(brand ? `${key}Brand` : key, { n: Number(n) })
}
