import { toTaka, writeDigits, type Language } from '@shop/domain'

/** Every character of the GSM alphabet. */
const gsm =
  /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/u

/** The characters of it that take the place of two. */
const extended = /[\^{}\\[~\]|€]/g

/** How many parts a text message may have: the gateway charges each. */
const MAX_PARTS = 2

const inBraces = /\{(\w+)\}/g

/** The text of a message about an order; `total` is in poisha. Digits are those of its language. */
export function fillSms(
  body: string,
  order: { id: number; total: number; language: Language },
): string {
  const digits = order.language === 'bn' ? 'beng' : 'latn'
  const values: Record<string, string> = {
    order: writeDigits(String(order.id), digits),
    total: writeDigits(String(toTaka(order.total)), digits),
  }
  return body.replace(inBraces, (whole, name: string) => values[name] ?? whole)
}

/**
 * How many parts a gateway sends: one of 160 characters or several of 153 in the GSM alphabet, one of 70 or several of
 * 67 in any other.
 */
export function smsParts(text: string): number {
  const isGsm = gsm.test(text)
  const length = isGsm ? text.length + (text.match(extended)?.length ?? 0) : text.length
  const [one, several] = isGsm ? [160, 153] : [70, 67]
  return length <= one ? 1 : Math.ceil(length / several)
}

/**
 * Checks a text of the owner with the longest order that there can be.
 * @throws Error that says what to do
 */
export function checkSms(body: string, language: Language): void {
  const filled = fillSms(body, { id: 9_999_999_999, total: 999_999_999, language })
  const [unknown] = filled.match(inBraces) ?? []
  if (unknown) throw new Error(`${unknown} has no value. A text can have {order} and {total}.`)
  const parts = smsParts(filled)
  if (parts > MAX_PARTS) {
    throw new Error(
      `The text is too long: with the values of an order it takes ${parts} messages, and may take ${MAX_PARTS}. Outside of the English alphabet a message has 67 characters, else 153.`,
    )
  }
}
