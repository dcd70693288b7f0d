// Saves the frames of a cold load on a cheap phone, and measures what the fonts cost: paints and layout
// shift with and without them, one after the other.
//   node bench/filmstrip.mjs [--rounds 10] [--port 4294] [--frames .cache/filmstrip]
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { benchOptions } from './bench-options.mjs'
import { createSamples } from './samples.mjs'
import { pages, withShopAndBrowser } from './shop-and-browser.mjs'
import { observe, openPhone } from './slow-phone.mjs'

const values = benchOptions(
  `Saves the frames of a first view on a slow phone, and measures what its fonts cost.
usage: npm run bench filmstrip -- [--rounds 10] [--port 4294] [--frames .cache/filmstrip]`,
  {
    rounds: { type: 'string', default: '10' },
    port: { type: 'string', default: '4294' },
    frames: { type: 'string', default: '.cache/filmstrip' },
  },
)
const { note, print } = createSamples('without', 'with')

await withShopAndBrowser(Number(values.port), async ({ browser, origin }) => {
  await mkdir(values.frames, { recursive: true })
  for (const [name, path] of Object.entries(pages)) {
    await fetch(origin + path)
    const times = await recordFrames(browser, origin + path, name)
    console.log(`${name}: frames at ${times.join(', ')} ms`)
  }
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const [name, path] of Object.entries(pages)) {
      for (const side of round % 2 ? ['with', 'without'] : ['without', 'with']) {
        const result = await measureLetters(browser, origin + path, side === 'with')
        for (const [metric, value] of Object.entries(result))
          note(`${name}: ${metric}`, side, value)
      }
    }
  }
})
print()

/** Saves each frame of a cold load as NAME-MILLISECONDS.jpg. Resolves to their times in ms. */
async function recordFrames(browser, url, name) {
  const { context, page, devtools } = await openPhone(browser)
  const frames = []
  devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ data, at: metadata.timestamp * 1000 })
    devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 70 })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(1500)
  const start = await page.evaluate(() => performance.timeOrigin)
  await context.close()
  const shown = frames.filter(({ at }) => at >= start)
  for (const { data, at } of shown) {
    const file = `${name}-${String(Math.round(at - start)).padStart(5, '0')}.jpg`
    await writeFile(join(values.frames, file), Buffer.from(data, 'base64'))
  }
  return shown.map(({ at }) => Math.round(at - start))
}

/** Loads `url` with an empty cache, with or without the fonts. Resolves to its paints in ms and its shift. */
async function measureLetters(browser, url, letters) {
  const { context, page, devtools } = await openPhone(browser)
  if (!letters) await devtools.send('Network.setBlockedURLs', { urls: ['*.woff2'] })
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(1500)
  const result = await page.evaluate(() => {
    const { lcp, fcp, cls } = globalThis.seen
    const latin = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /latin[^/]*woff2$/.test(name))
    return { fcp, lcp, cls, fonts: Math.max(0, ...latin.map(({ responseEnd }) => responseEnd)) }
  })
  await context.close()
  return result
}
