import { toTaka, writeDigits, type Language } from '@shop/domain'

/**
 * The text message about a new order; `total` is in poisha. English is in the GSM alphabet and fits into
 * one part of 160 characters; Bengali fits into two parts of 67.
 */
export function confirmationText(order: { id: number; total: number; language: Language }): string {
  const total = toTaka(order.total)
  if (order.language === 'en')
    return `Thank you! Your order ${order.id} of Tk ${total} is placed. Pay cash on delivery.`
  const [number, amount] = [order.id, total].map((value) => writeDigits(String(value), 'beng'))
  return `ধন্যবাদ! আপনার অর্ডার ${number} নেওয়া হয়েছে, মোট ${amount} টাকা। টাকা দেবেন পণ্য হাতে পেয়ে।`
}
