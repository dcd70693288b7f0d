import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { samples } from '../../../../.storybook/bengali-samples.ts'

const home = fileURLToPath(new URL('../../', import.meta.url))
// Stories, and what they show.
const files = globSync(['src/**/*.stories.tsx', 'stories/**/*.{ts,tsx}'], { cwd: home })
// Texts are broken into lines.
const texts = files
  .map((file) => readFileSync(home + file, 'utf8'))
  .join()
  .replace(/\s+/g, ' ')

it('translates sample content that stories show', () => {
  expect(files.length).toBeGreaterThan(120)
  expect(Object.keys(samples).filter((english) => !texts.includes(english))).toEqual([])
})

it('translates it into Bengali, with its digits', () => {
  const wrong = Object.values(samples).filter(
    (text) => !/[\u0980-\u09ff]/.test(text) || /\d/.test(text),
  )
  expect(wrong).toEqual([])
})
