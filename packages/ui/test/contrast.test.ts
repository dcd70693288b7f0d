import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { colourRoles, contrast, pairings } from '../src/foundations/tokens.ts'

const theme = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8')
const roles = new Map(colourRoles(theme).map((role) => [role.name, role]))

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

  it.each(pairs)(
    'of $role on $ground reaches $minimum in the $mode',
    ({ role, ground, mode, minimum }) => {
      const [front, back] = [roles.get(role)?.[mode], roles.get(ground)?.[mode]]
      expect(contrast(front ?? '', back ?? '')).toBeGreaterThanOrEqual(minimum)
    },
  )
})
