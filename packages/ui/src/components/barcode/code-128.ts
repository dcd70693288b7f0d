/** The widths of bars and spaces of each value of Code 128 (ISO/IEC 15417), in modules. */
const widths =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'.split(
    ' ',
  )

const startB = 104
const startC = 105
const stop = 106

/**
 * The values of a text in Code 128: its start, its characters, the check value and the stop. An even number of
 * digits takes half the room.
 * @throws RangeError for a character that is not printable ASCII
 */
export function code128(text: string): number[] {
  const values = /^(?:\d\d)+$/.test(text)
    ? [startC, ...(text.match(/../g) ?? []).map(Number)]
    : [startB, ...Array.from(text, valueOf)]
  const check = values.reduce((sum, value, at) => sum + value * Math.max(1, at), 0) % 103
  return [...values, check, stop]
}

function valueOf(character: string): number {
  if (!/^[ -~]$/.test(character)) throw new RangeError(`Code 128 has no "${character}"`)
  return character.charCodeAt(0) - 32
}

/** A bar: where it begins, and how wide it is, in modules. */
export interface Bar {
  start: number
  width: number
}

/** The bars of values of Code 128, and the width of all. */
export function barsOf(values: readonly number[]): { bars: Bar[]; width: number } {
  const bars: Bar[] = []
  let position = 0
  for (const value of values) {
    for (const [index, digit] of Array.from(widths[value] ?? '').entries()) {
      if (index % 2 === 0) bars.push({ start: position, width: Number(digit) })
      position += Number(digit)
    }
  }
  return { bars, width: position }
}
