import { expect, it } from 'vitest'
import { mapUrl, mapEmbedUrl } from './map.ts'

it('B-MAP-01, R-CONT-01: the map is centred on the fixed point in Dhaka', () => {
  const dhaka = { mapLatitude: 23.8103, mapLongitude: 90.4125 }
  const box = new URL(mapEmbedUrl(dhaka)).searchParams.get('bbox')!.split(',').map(Number)
  expect((box[0]! + box[2]!) / 2).toBeCloseTo(90.4125, 6)
  expect((box[1]! + box[3]!) / 2).toBeCloseTo(23.8103, 6)
  expect(mapUrl(dhaka)).toContain('mlat=23.8103&mlon=90.4125')
})
