import { indexedPaths } from '../../app/lib/pages.ts'
import { expect, test } from '../support/shop-fixture.ts'
import { stubMap, waitForHydration } from '../support/shopper-actions.ts'

const paths = [...indexedPaths, '/product-details/1', '/cart', '/track-order']

test('no page asks for a font before its HTML has arrived, and the Latin fonts are small', async ({
  page,
  request,
}) => {
  await stubMap(page)
  const fonts = new Set<string>()
  page.on('request', (sent) => {
    if (/latin-[^/]*\.woff2$/.test(sent.url())) fonts.add(sent.url())
  })
  for (const path of paths) {
    const response = await page.goto(path)
    expect(response?.headers()['link'] ?? '', path).not.toContain('as=font')
  }
  expect(fonts.size).toBe(2)
  let bytes = 0
  for (const url of fonts) bytes += (await (await request.get(url)).body()).length
  expect(bytes).toBeLessThan(30 * 1024)
})

for (const width of [360, 1280]) {
  test(`nothing moves at ${width} px when the letters arrive after the first paint`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 800 })
    await stubMap(page)
    let release = () => {}
    await page.route(/latin-[^/]*\.woff2$/, async (route) => {
      await new Promise<void>((resolve) => {
        const before = release
        release = () => [before, resolve].forEach((each) => each())
      })
      await route.continue()
    })
    for (const path of paths) {
      release = () => {}
      await page.goto(path, { waitUntil: 'commit' })
      await waitForHydration(page)
      expect(await page.evaluate(hasLetters), path).toBe(false)
      await page.evaluate(watchShifts)
      release()
      await page.waitForFunction(hasLetters)
      const { sum, moved } = await page.evaluate(readShifts)
      // The old price beside a price moves by a fraction of a pixel, because digits differ in width.
      expect(sum, `${path}: ${moved.join(' | ')}`).toBeLessThan(0.0005)
    }
  })
}

const hasLetters = () =>
  [400, 600].every((weight) => document.fonts.check(`${weight} 16px "Hind Siliguri"`))

interface Shifts {
  sum: number
  moved: string[]
}

/** Adds up the layout shifts from now on. Runs in the page. */
function watchShifts() {
  const shifts: Shifts = { sum: 0, moved: [] }
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      sources: { node: Node | null }[]
    })[]) {
      shifts.sum += entry.value
      shifts.moved.push(...entry.sources.map(({ node }) => node?.textContent?.slice(0, 30) ?? ''))
    }
  }).observe({ type: 'layout-shift' })
}

/** The shifts so far. A shift is reported after the frame that draws it. Runs in the page. */
async function readShifts(): Promise<Shifts> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  return (window as unknown as { shifts: Shifts }).shifts
}
