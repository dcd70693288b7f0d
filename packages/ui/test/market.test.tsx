// @vitest-environment jsdom
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Price } from '../src/commerce/price/price.tsx'
import { StockLabel } from '../src/commerce/stock-label/stock-label.tsx'
import { MarketProvider } from '../src/lib/market.tsx'
import { bengaliMarket } from '../src/lib/bengali-market.ts'

const text = (element: ReactNode) => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(element)
  return page.textContent
}

const offer = (
  <>
    <Price price={1490} discountPrice={1290} showSaving />
    <StockLabel quantity={1234} />
  </>
)

it('without a provider prices have the texts of the specification', () => {
  expect(text(offer)).toBe('Price 1,290 tkOriginal price 1,490 tkYou save 200 tkIn Stock (1234)')
})

it('the Bengali market writes amounts and the numbers of messages in Bengali digits', () => {
  expect(text(<MarketProvider market={bengaliMarket}>{offer}</MarketProvider>)).toBe(
    'Price ১,২৯০ টাকাOriginal price ১,৪৯০ টাকাYou save ২০০ টাকাIn Stock (১২৩৪)',
  )
})

it('an inner provider changes what it names and keeps the rest of the outer one', () => {
  const inner = (
    <MarketProvider market={bengaliMarket}>
      <MarketProvider market={{ price: '৳{amount}' }}>
        <Price price={1490} />
      </MarketProvider>
    </MarketProvider>
  )
  expect(text(inner)).toBe('Price ৳১,৪৯০')
})
