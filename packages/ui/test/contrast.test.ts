import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { colourRoles, contrast, pairings } from '../src/foundations/tokens.ts'

const tokens = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8')

/** Brand colours from all around the hues, among them ones that are too light or too dark for text. */
const brands = [
  '#0e4d3a',
  '#7a1f3d',
  '#1d4ed8',
  '#ff7a00',
  '#ffd400',
  '#000000',
  '#ffffff',
  '#00c2a8',
  '#e11d48',
  '#6d28d9',
  '#808080',
]

describe('contrast', () => {
  it('follows the WCAG formula', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })

  const pairs = pairings.flatMap(({ role, on, minimum }) =>
    on.flatMap((ground) =>
      (['light', 'dark'] as const).map((mode) => ({ role, ground, mode, minimum })),
    ),
  )

  describe.each(brands)('with the brand colour %s', (brand) => {
    const roles = new Map(
      colourRoles(tokens, { '--shop-brand': brand }).map((role) => [role.name, role]),
    )

    it.each(pairs)(
      'of $role on $ground reaches $minimum in the $mode theme',
      ({ role, ground, mode, minimum }) => {
        const [front, back] = [roles.get(role)?.[mode], roles.get(ground)?.[mode]]
        expect(contrast(front ?? '', back ?? '')).toBeGreaterThanOrEqual(minimum)
      },
    )
  })
})
