import * as demo from '@shop/demo'
import { homeAnswer } from '@shop/domain/wire'
import { expect, test } from 'vitest'
import { useShop } from '../../test/test-shop.ts'

const shop = useShop()
const home = async () => homeAnswer.parse((await shop.get('/home')).body).data

test('D-BAN-01, D-TEST-01, R-HOME-07, R-HOME-10, R-HOME-17, B-CNT-06: home answers the banners, the strip and the testimonials in their order', async () => {
  const { banners, strip, testimonials } = await home()
  expect(banners).toEqual(demo.banners)
  expect(strip).toEqual(demo.strip)
  expect(testimonials).toEqual(demo.testimonials)
})

test('banners and testimonials are data: what is moved or removed is seen at once', async () => {
  await shop.sql`update banners set position = 9 where id = 'rice-cooker'`
  await shop.sql`delete from banners where placement = 'strip'`
  await shop.sql`delete from testimonials`
  const { banners, strip, testimonials } = await home()
  expect(banners.at(-1)?.id).toBe('rice-cooker')
  expect(strip).toEqual([])
  expect(testimonials).toEqual([])
})
