import { OrderProgress } from '@shop/ui'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ShopMarket } from '../app/shell/shop-market.tsx'
import { StoredPage } from '../app/shell/stored-page.tsx'
import { shopSample } from './shop-sample.ts'

/** What a page of a shop in this time zone shows of half past eight in the evening of UTC. */
function shown(timeZone: string) {
  const at = '2026-12-10T20:30:00Z'
  return renderToString(
    <ShopMarket language="en" shop={{ ...shopSample, timeZone }}>
      <StoredPage at={at} />
      <OrderProgress placedAt={at} history={[]} />
    </ShopMarket>,
  )
}

it('pages show days and times in the time zone of the shop, as the commands do', () => {
  const inDhaka = shown('Asia/Dhaka')
  expect(inDhaka.match(/11 December 2026 at 2:30/g)).toHaveLength(2)
  const inTokyo = shown('Asia/Tokyo')
  expect(inTokyo.match(/11 December 2026 at 5:30/g)).toHaveLength(2)
})
