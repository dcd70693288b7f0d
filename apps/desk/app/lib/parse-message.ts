import { latinDigits } from '@shop/domain'

/** What a message says about who orders; an empty text where nothing was found. */
export interface MessageParts {
  name: string
  phone: string
  address: string
}

/** A mobile number of Bangladesh in any spelling. */
const phone = /(?<!\d)(?:\+?88[\s-]?)?0[\s-]?1[3-9](?:[\s-]?\d){8}(?!\d)/

const label = (words: string) => new RegExp(`^(?:${words})\\s*[:：=–-]+\\s*(.*)$`, 'i')
const labels = {
  name: label('(?:my |full |customer )?name|নাম|আমার নাম'),
  phone: label(
    '(?:mobile|phone|contact|cell|whatsapp)(?: ?(?:no|number))?\\.?|number|ফোন|মোবাইল|নাম্বার|নম্বর|(?:ফোন|মোবাইল) (?:নাম্বার|নম্বর)',
  ),
  address: label('(?:full |delivery )?(?:address|location)|ঠিকানা|সম্পূর্ণ ঠিকানা'),
}

/**
 * Takes a pasted message apart: the phone number is found by its digits, name and address by their labels in English
 * or Bengali. Without labels the first line, or the part before the first comma of a single line, is the name.
 */
export function parseMessage(message: string): MessageParts {
  const digits = latinDigits(message)
  const found = phone.exec(digits)
  const rest = found
    ? `${message.slice(0, found.index)}\n${message.slice(found.index + found[0].length)}`
    : message
  const lines = rest
    .split('\n')
    .map((line) => line.replace(/^[\s,;|]+|[\s,;|]+$/g, ''))
    .filter(Boolean)
  const labelled = { name: '', phone: '', address: '' }
  const others: string[] = []
  let last: 'address' | undefined
  for (const line of lines) {
    const name = (['name', 'phone', 'address'] as const).find((one) => labels[one].test(line))
    if (name) labelled[name] ||= labels[name].exec(line)?.[1]?.trim() ?? ''
    else if (last) labelled[last] = joined([labelled[last], line])
    else others.push(line)
    if (name) last = name === 'address' ? 'address' : undefined
  }
  const [first = '', ...following] =
    others.length === 1 && !labelled.name && !labelled.address
      ? (others[0] ?? '').split(/[,;]/).map((part) => part.trim())
      : others
  const isName = !labelled.name && first !== '' && !/\d/.test(latinDigits(first))
  return {
    name: labelled.name || (isName ? first : ''),
    phone: found?.[0].replace(/\D/g, '').replace(/^88/, '') ?? '',
    address: labelled.address || joined(isName ? following : [first, ...following]),
  }
}

const joined = (parts: readonly string[]) => parts.filter(Boolean).join(', ')
