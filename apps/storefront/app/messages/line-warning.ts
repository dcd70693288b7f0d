import type { Quote } from '@shop/domain/wire'
import { refusalText } from './refusal.ts'

type QuoteLine = Quote['lines'][number]

/**
 * Why a line of a quote cannot be ordered as it is, in the language of the document.
 * @param name the product's name as the shopper sees it
 */
export function warningText(line: QuoteLine, name: string): string | undefined {
  if (!line.warning) return undefined
  const { kind, message } = line.warning
  // An offer that holds for one piece has the same kind as one that is over, which has no number.
  const once = kind === 'offer_over' && (line.order_id !== null || line.campaign_id !== null)
  return refusalText(message, once ? 'offer_once' : kind, { name, left: line.stock })
}
