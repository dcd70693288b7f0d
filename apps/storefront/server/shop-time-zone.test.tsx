import { OrderProgress } from '@shop/ui'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { loadStorefrontSettings } from './settings.ts'
import { ShopMarket } from '../app/shell/shop-market.tsx'
import { StoredPage } from '../app/shell/stored-page.tsx'

/** What a page of a shop in this time zone shows of half past eight in the evening of UTC. */
function shown(zone: Record<string, string>) {
  const { timeZone } = loadStorefrontSettings(zone).environments.en
  const at = '2026-12-10T20:30:00Z'
  return renderToString(
    <ShopMarket language="en" timeZone={timeZone}>
      <StoredPage at={at} />
      <OrderProgress placedAt={at} history={[]} />
    </ShopMarket>,
  )
}

it('pages show days and times in the zone of SHOP_TIME_ZONE, as the commands do', () => {
  const inDhaka = shown({})
  expect(inDhaka.match(/11 December 2026 at 2:30/g)).toHaveLength(2)
  const inTokyo = shown({ SHOP_TIME_ZONE: 'Asia/Tokyo' })
  expect(inTokyo.match(/11 December 2026 at 5:30/g)).toHaveLength(2)
})

it('a time zone that does not exist is refused by name', () => {
  expect(() => loadStorefrontSettings({ SHOP_TIME_ZONE: 'Dhaka' })).toThrow('SHOP_TIME_ZONE')
})
