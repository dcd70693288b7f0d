import { expect, it } from 'vitest'
import { bengaliMarket } from './bengali-market.ts'
import { translator } from './translator.ts'

const texts = {
  'list.title': 'Results for {text}',
  'list.count': { one: '{n} product', other: '{n} products' },
} as const

it('formats the defaults with the plural forms of English', () => {
  const t = translator(texts)
  expect(t('list.count', { n: 1 })).toBe('1 product')
  expect(t('list.count', { n: 2 })).toBe('2 products')
})

it('replaces texts, and writes numbers in the digits of the market', () => {
  const messages = { 'list.count': { one: '{n}টি পণ্য', other: '{n}টি পণ্য' } }
  const t = translator(texts, { messages, market: bengaliMarket })
  expect(t('list.count', { n: 12 })).toBe('১২টি পণ্য')
  expect(t('list.title', { text: 'TV 12' })).toBe('Results for TV 12')
})
