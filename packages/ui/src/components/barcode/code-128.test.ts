import { expect, test } from 'vitest'
import { barsOf, code128 } from './code-128.ts'

test('an even number of digits is written in pairs, with the check value of the standard', () => {
  // 105 + 1 × 12 + 2 × 34 + 3 × 56 = 353, and 353 modulo 103 is 44.
  expect(code128('123456')).toEqual([105, 12, 34, 56, 44, 106])
})

test('other texts are written by character', () => {
  // The example of Wikipedia's page on Code 128 in set B: the check value of "Wikipedia" is 88.
  expect(code128('Wikipedia').at(-2)).toBe(88)
  expect(code128('123')).toEqual([104, 17, 18, 19, expect.any(Number), 106])
  expect(() => code128('ঢাকা')).toThrow('Code 128 has no "ঢ"')
})

test('each value has three bars and eleven modules, and no two are alike', () => {
  const drawings = Array.from({ length: 106 }, (_, value) => {
    const { bars, width } = barsOf([value])
    expect(bars).toHaveLength(3)
    expect(width).toBe(11)
    return JSON.stringify(bars)
  })
  expect(new Set(drawings).size).toBe(106)
  expect(barsOf([106]).width).toBe(13)
})

test('a scanner reads back what was written', () => {
  const { bars, width } = barsOf(code128('4029001234'))
  const modules = Array.from({ length: width }, () => 0)
  for (const bar of bars) modules.fill(1, bar.start, bar.start + bar.width)
  const line = modules.join('')
  const known = new Map(
    Array.from({ length: 106 }, (_, value) => {
      const one = barsOf([value])
      const drawn = Array.from({ length: one.width }, () => 0)
      for (const bar of one.bars) drawn.fill(1, bar.start, bar.start + bar.width)
      return [drawn.join(''), value]
    }),
  )
  const values = (line.slice(0, -13).match(/.{11}/g) ?? []).map((part) => known.get(part))
  expect(
    values
      .slice(1, -1)
      .map((value) => String(value).padStart(2, '0'))
      .join(''),
  ).toBe('4029001234')
})
