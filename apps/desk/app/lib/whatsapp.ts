import { latinDigits } from '@shop/domain'

/**
 * The address that opens WhatsApp with a phone number, and with a text to send.
 * @param prefix of the country, for a number without one, such as +88
 */
export function whatsAppLink(phone: string, prefix: string, text?: string): string {
  const number = latinDigits(phone).replace(/\D/g, '')
  const country = prefix.replace(/\D/g, '')
  const query = text ? `?text=${encodeURIComponent(text)}` : ''
  return `https://wa.me/${number.startsWith(country) ? number : country + number}${query}`
}
