/** A point on the map, in degrees. */
export interface Point {
  latitude: number
  longitude: number
}

/** Half the width and height of the map's view, in degrees: about one kilometre. */
const VIEW = 0.01

/** Address of an embeddable map centred on a point. */
export function mapFrame({ latitude, longitude }: Point): string {
  const box = [longitude - VIEW, latitude - VIEW, longitude + VIEW, latitude + VIEW]
  const search = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
  return `https://www.openstreetmap.org/export/embed.html?${search}`
}

/** Address of the same place as a page. */
export function mapAddress({ latitude, longitude }: Point): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`
}
