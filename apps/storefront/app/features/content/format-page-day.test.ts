import { expect, it } from 'vitest'
import { formatPageDay } from './format-page-day.ts'

it('R-POL-04: the terms were last updated September 3, 2025', () => {
  expect(formatPageDay('2025-09-03', 'en')).toBe('September 3, 2025')
  expect(formatPageDay('2025-09-03', 'bn')).toBe('৩ সেপ্টেম্বর ২০২৫')
})
