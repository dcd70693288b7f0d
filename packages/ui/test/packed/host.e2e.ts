import { expect, test } from './application.ts'

// The page with the library is longer; only then does it scroll.
const ofThePage = /^(html|body|main) /
// Custom properties of the library are inherited, and mean nothing to the application.
const ours = /^(::\S+ )?--(shop|lightningcss)-/
const sizes = /^(height|block-size|perspective-origin|transform-origin|place height|place y)$/

/** All computed values of the application's own elements, with both pages at the start of its animations. */
function readHost() {
  for (const animation of document.getAnimations()) {
    animation.pause()
    animation.currentTime = 0
  }
  return [...document.querySelectorAll('html, body, #host, #host *')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const values: Record<string, string | number> = {
      'place x': x,
      'place y': y,
      'place width': width,
      'place height': height,
    }
    for (const part of ['', '::before', '::after', '::placeholder']) {
      const style = getComputedStyle(element, part)
      for (const property of style)
        values[`${part} ${property}`.trim()] = style.getPropertyValue(property)
    }
    return { name: `${element.localName} ${element.getAttribute('class') ?? ''}`, values }
  })
}

test('the library changes no value of the application’s own elements', async ({ open }) => {
  const before = await (await open('bare.html')).evaluate(readHost)
  const after = await (await open('index.html')).evaluate(readHost)
  expect(before.length).toBeGreaterThan(30)
  expect(after).toHaveLength(before.length)
  const changes = before.flatMap(({ name, values }, index) => {
    const now = after[index]!.values
    const isChecked = (property: string) =>
      !ours.test(property) && !(ofThePage.test(name) && sizes.test(property))
    return Object.keys({ ...values, ...now })
      .filter((property) => isChecked(property) && now[property] !== values[property])
      .map((property) => `${name}: ${property} was ${values[property]}, is ${now[property]}`)
  })
  expect(changes).toEqual([])
})
