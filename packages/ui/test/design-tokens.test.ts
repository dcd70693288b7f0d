import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { designTokens } from '../scripts/design-tokens.ts'

const css = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8')

it('gives design tools a colour of each theme with its alpha', () => {
  const { light, dark } = designTokens(css)
  expect(light).toHaveProperty('danger.$value.hex', '#a6301f')
  expect(dark).toHaveProperty('danger.$value.hex', '#ff9b88')
  expect(light).toHaveProperty('scrim.$value.alpha', 0.55)
  expect(Object.keys(light)).toEqual(Object.keys(dark))
})

it('gives sizes and times with their units', () => {
  expect(designTokens(css)).toMatchObject({
    'text-lg': { $type: 'dimension', $value: { value: 1.1875, unit: 'rem' } },
    'duration-touch': { $type: 'duration', $value: { value: 120, unit: 'ms' } },
    'radius-surface': { $type: 'dimension', $value: { value: 10, unit: 'px' } },
  })
})

it('names a token whose form it does not know', () => {
  expect(() => designTokens('--shop-text-sm: calc(1rem + 1vw);')).toThrow('--shop-text-sm')
})
