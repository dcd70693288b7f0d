import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { MarketProvider } from '../src/lib/market.tsx'
import {
  MessagesProvider,
  useMessages,
  type MessageKey,
  type PartialMessages,
} from '../src/lib/messages.tsx'
import type { Message } from '../src/lib/translate.ts'
import { bengaliMarket, bengaliMessages } from '../src/messages/bn.ts'
import { defaultMessages } from '../src/messages.ts'

/** Bengali texts without Bengali letters: the brand name X. */
const withoutBengali: readonly MessageKey[] = ['social.x']

const english: Readonly<Record<MessageKey, Message>> = defaultMessages
const keys = Object.keys(english) as MessageKey[]
const texts = (message: Message) =>
  typeof message === 'string' ? [message] : Object.values(message)
const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()

describe('the Bengali catalogue', () => {
  it('has every key and no other', () => {
    expect(Object.keys(bengaliMessages).sort()).toEqual([...keys].sort())
  })

  it.each(keys)('%s has the placeholders of the English text', (key) => {
    const expected = placeholders(texts(english[key])[0]!)
    for (const text of texts(bengaliMessages[key])) expect(placeholders(text)).toEqual(expected)
  })

  it('is written in Bengali letters, digits included', () => {
    const written = keys.flatMap((key) =>
      texts(bengaliMessages[key]).map((text) => ({ key, text: text.replace(/\{\w+\}/g, '') })),
    )
    const other = written.filter(({ text }) => !/\p{Script=Bengali}/u.test(text))
    expect(other.map(({ key }) => key)).toEqual(withoutBengali)
    expect(written.filter(({ text }) => /\d/.test(text))).toEqual([])
  })
})

it('keys have one style: component.text in camelCase', () => {
  expect(keys.filter((key) => !/^[a-z][a-zA-Z]*\.[a-z][a-zA-Z0-9]*$/.test(key))).toEqual([])
})

const results = { 'autocomplete.results': { one: '{n} result', other: '{n} results' } } as const

function Results({ n }: { n: number }) {
  return useMessages(results)('autocomplete.results', { n })
}

const shown = (element: ReactNode) => renderToStaticMarkup(element)

describe('plurals', () => {
  it('English has one and other', () => {
    expect([0, 1, 2, 12].map((n) => shown(<Results n={n} />))).toEqual([
      '0 results',
      '1 result',
      '2 results',
      '12 results',
    ])
  })

  it('a market has the categories of its locale', () => {
    const messages: PartialMessages = {
      'autocomplete.results': {
        one: '{n} one',
        two: '{n} two',
        few: '{n} few',
        other: '{n} other',
      },
    }
    const inArabic = (n: number) =>
      shown(
        <MarketProvider market={{ locale: 'ar' }}>
          <MessagesProvider messages={messages}>
            <Results n={n} />
          </MessagesProvider>
        </MarketProvider>,
      )
    expect([1, 2, 3, 100].map(inArabic)).toEqual(['1 one', '2 two', '3 few', '100 other'])
  })

  it('Bengali numbers have Bengali digits', () => {
    const page = (
      <MarketProvider market={bengaliMarket}>
        <MessagesProvider messages={bengaliMessages}>
          <Results n={25} />
        </MessagesProvider>
      </MarketProvider>
    )
    expect(shown(page)).toBe('২৫টি ফলাফল')
  })
})

it('an inner provider replaces its keys and keeps the others of the outer one', () => {
  const both = { 'stock.in': 'In Stock ({n})', 'stock.out': 'Out of Stock' } as const
  function Stock() {
    const t = useMessages(both)
    return `${t('stock.in', { n: 2 })}, ${t('stock.out')}`
  }
  const nested = (
    <MessagesProvider messages={{ 'stock.in': 'outer in', 'stock.out': 'outer out' }}>
      <MessagesProvider messages={{ 'stock.out': 'inner out' }}>
        <Stock />
      </MessagesProvider>
    </MessagesProvider>
  )
  expect(shown(nested)).toBe('outer in, inner out')
})
