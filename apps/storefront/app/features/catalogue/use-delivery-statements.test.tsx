import { DeliveryInfo, MarketProvider, MessagesProvider, type Catalogue } from '@shop/ui'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useDeliveryStatements } from './use-delivery-statements.ts'

function Info() {
  return <DeliveryInfo supportPhone="01700000000" statements={useDeliveryStatements()} />
}

/** The information about one zone, with a sentence of the owner about the charge outside Dhaka. */
const shown = (id: string, charge: number, sentence?: string) => {
  const messages: Catalogue = sentence ? { 'deliveryInfo.chargeOutside': sentence } : {}
  return renderToString(
    <MarketProvider market={{ zones: [{ id, charge, label: 'Zone' }] }}>
      <MessagesProvider messages={messages}>
        <Info />
      </MessagesProvider>
    </MarketProvider>,
  )
}

it('R-PDP-09: the sentences of the specification are shown with the charges of a new shop', () => {
  const inside = shown('dhaka_inside', 70)
  expect(inside).toContain(
    'Inside Dhaka ৳60 for small products and ৳80 to 100 for large or heavy ones',
  )
  expect(inside).toContain('24 to 48 hours inside Dhaka')
  expect(inside).not.toContain('outside Dhaka')
  const outside = shown('dhaka_outside', 130)
  expect(outside).toContain('Outside Dhaka 130 Taka')
  expect(outside).toContain('2 to 5 days outside Dhaka')
})

it('a sentence about a charge is shown while it names the charge, else the charge itself', () => {
  expect(shown('dhaka_outside', 145, 'Beyond Dhaka 145 Taka')).toContain('Beyond Dhaka 145 Taka')
  expect(shown('dhaka_outside', 145, 'ঢাকার বাইরে ১৪৫ টাকা')).toContain('ঢাকার বাইরে ১৪৫ টাকা')
  const other = shown('dhaka_outside', 150, 'Beyond Dhaka 145 Taka')
  expect(other).toContain('৳150')
  expect(other).not.toContain('145')
})

it('a zone of the owner has its label and charge', () => {
  const page = shown('sylhet', 100)
  expect(page).toContain('Zone: ৳100')
  expect(page).not.toContain('Dhaka')
})
