import { expect, test } from './application.ts'

type WithMatrix = typeof globalThis & {
  /** Of matrix.tsx: the computed values of each component that has all classes of the application. */
  matrix: { classes: () => Promise<Record<string, Record<string, string>>> }
}

/** The value that each class of matrix.tsx sets. `flow-root` is also the display of an item of a grid. */
const wanted = {
  padding: '13px 13px',
  background: 'rgb(1, 2, 3)',
  radius: '7px',
  width: '123px',
  display: 'flow-root',
}
// The browser draws these boxes itself and ignores their padding and radius.
const drawnByTheBrowser = ['Checkbox', 'Radio']

test('classes of the application have priority in every component', async ({ open }) => {
  const page = await open('matrix.html')
  const values = await page.evaluate(() => (globalThis as WithMatrix).matrix.classes())
  expect(Object.keys(values).length).toBeGreaterThan(100)
  const { padding: _padding, radius: _radius, ...ofBoxes } = wanted
  const differing = Object.entries(values).flatMap(([name, value]) =>
    Object.entries(drawnByTheBrowser.includes(name) ? ofBoxes : wanted)
      .filter(([property, expected]) => value[property] !== expected)
      .map(([property, expected]) => `${name}: ${property} is ${value[property]}, not ${expected}`),
  )
  expect(differing).toEqual([])
})
