import type { ShopWire } from '@shop/domain/wire'

/** Where the shop is, in degrees. */
type Place = Pick<ShopWire, 'mapLatitude' | 'mapLongitude'>

/** Half the width and height of the map's view, in degrees: about one kilometre. */
const VIEW = 0.01

/** The URL of an embeddable map centred on a point. */
export function mapEmbedUrl({ mapLatitude: latitude, mapLongitude: longitude }: Place): string {
  const box = [longitude - VIEW, latitude - VIEW, longitude + VIEW, latitude + VIEW]
  const search = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
  return `https://www.openstreetmap.org/export/embed.html?${search}`
}

/** The URL of the map page of a point. */
export function mapUrl({ mapLatitude: latitude, mapLongitude: longitude }: Place): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`
}
