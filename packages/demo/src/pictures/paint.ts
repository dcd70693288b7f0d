// A fill is a `url(#…)` whose id encodes the gradient, so that drawings need no shared state:
// `svgDocument` reads the ids in a drawing and writes each definition once.

const stopPattern = /^(#[0-9a-f]{6})(?:\/(\d?\.?\d+))?(?: (\d+))?$/

function encodeStops(stops: string[]): string {
  return stops
    .map((stop, index) => {
      const match = stopPattern.exec(stop)
      if (!match?.[1]) throw new Error(`Not a gradient stop: "${stop}"`)
      const alpha = Math.round(Number(match[2] ?? 1) * 255)
      const offset = match[3] ?? String(Math.round((index / (stops.length - 1)) * 100))
      return `${match[1].slice(1)}${alpha.toString(16).padStart(2, '0')}${offset}`
    })
    .join('_')
}

/** A straight gradient; `angle` in degrees, 0 runs left to right and 90 downwards; stops `#rrggbb/alpha percent`. */
export function linear(angle: number, ...stops: string[]): string {
  return `url(#L${Math.round((angle + 360) % 360)}_${encodeStops(stops)})`
}

/** A round gradient about a centre given in percent of the shape, with its radius in percent. */
export function radial(cx: number, cy: number, r: number, ...stops: string[]): string {
  return `url(#R${cx}-${cy}-${r}_${encodeStops(stops)})`
}

function define(id: string): string {
  const [head = '', ...stops] = id.split('_')
  const body = stops
    .map((stop) => {
      const alpha = parseInt(stop.slice(6, 8), 16) / 255
      const opacity = alpha < 1 ? ` stop-opacity="${alpha.toFixed(3)}"` : ''
      return `<stop offset="${stop.slice(8)}%" stop-color="#${stop.slice(0, 6)}"${opacity}/>`
    })
    .join('')
  if (head.startsWith('R')) {
    const [cx, cy, r] = head.slice(1).split('-')
    return `<radialGradient id="${id}" cx="${cx}%" cy="${cy}%" r="${r}%">${body}</radialGradient>`
  }
  const angle = (Number(head.slice(1)) * Math.PI) / 180
  const x = Math.cos(angle) / 2
  const y = Math.sin(angle) / 2
  const at = (value: number) => value.toFixed(3)
  return `<linearGradient id="${id}" x1="${at(0.5 - x)}" y1="${at(0.5 - y)}" x2="${at(0.5 + x)}" y2="${at(0.5 + y)}">${body}</linearGradient>`
}

/** Makes an SVG document of a drawing, with the definition of every gradient that it uses. */
export function svgDocument(width: number, height: number, drawing: string): string {
  const ids = new Set([...drawing.matchAll(/url\(#([LR][0-9a-f_-]+)\)/g)].map((match) => match[1]!))
  const defs = [...ids].map(define).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${drawing}</svg>`
}
