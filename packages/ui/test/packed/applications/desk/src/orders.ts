/** The states with the tone of their badge. */
export const tones = {
  pending: 'warning',
  confirmed: 'info',
  shipped: 'success',
  cancelled: 'neutral',
} as const
export type State = keyof typeof tones
export const states = Object.keys(tones) as State[]

export type Act = (numbers: readonly string[], next: State) => void

const customers = ['Ayesha Rahman', 'Kamal Hossain', 'রহিমা খাতুন', 'Nadia Islam', 'জসিম উদ্দিন']

export const firstOrders = Array.from({ length: 20 }, (_, index) => ({
  number: String(4020101 + index),
  customer: customers[index % customers.length]!,
  phone: `017000000${String(index).padStart(2, '0')}`,
  state: states[index % states.length]!,
  total: 450 + index * 135,
}))
export type Order = (typeof firstOrders)[number]
