import { readFileSync } from 'node:fs'
import { converter } from 'culori'
import { describe, expect, it } from 'vitest'
import { colourRoles, contrast, declaredIn, pairings } from '../stories/foundations/tokens.ts'

const tokens = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8')

const oklch = converter('oklch')

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
  '#ffdd00',
  '#84cc16',
  '#22c55e',
  '#06b6d4',
  '#3b82f6',
  '#a855f7',
  '#ec4899',
  '#f97316',
  '#78350f',
]

const nodi = readFileSync(new URL('../stories/foundations/nodi.css', import.meta.url), 'utf8')
const nodiRoles = () => {
  const own = Object.fromEntries(declaredIn(nodi))
  return new Map(colourRoles(tokens, own).map((role) => [role.name, role]))
}

describe.each(['light', 'dark'] as const)('the second brand in the %s theme', (mode) => {
  const roles = nodiRoles()
  const colourOf = (name: string) => roles.get(name)?.[mode] ?? ''

  it.each(['surface', 'sunken', 'line'])('has the hue of its paper in %s', (name) => {
    const [paper, other] = ['paper', name].map((role) => oklch(colourOf(role)))
    const turn = Math.abs((paper?.h ?? 0) - (other?.h ?? 0))
    expect(Math.min(turn, 360 - turn)).toBeLessThan(30)
  })

  it.each(
    pairings.flatMap(({ role, on, minimum }) => on.map((ground) => ({ role, ground, minimum }))),
  )('has a contrast of $role on $ground of $minimum', ({ role, ground, minimum }) => {
    expect(contrast(colourOf(role), colourOf(ground))).toBeGreaterThanOrEqual(minimum)
  })
})

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

    it('is the fill of a button, as it is', () => {
      expect(roles.get('brand-fill')?.light).toBe(brand)
    })

    it.each(pairs)(
      'of $role on $ground reaches $minimum in the $mode theme',
      ({ role, ground, mode, minimum }) => {
        const [front, back] = [roles.get(role)?.[mode], roles.get(ground)?.[mode]]
        expect(contrast(front ?? '', back ?? '')).toBeGreaterThanOrEqual(minimum)
      },
    )
  })
})
