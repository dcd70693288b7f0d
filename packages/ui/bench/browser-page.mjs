// 320 pixels wide, because a 1 px image in a srcset rounds to a width of 0, which counts as failed.
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAUAAAAFAAQAAAADl65gHAAAAI0lEQVR42u3BAQ0AAADCoPdPbQ8HFAAAAAAAAAAAAAAAAPwaM0AAAWQoMfMAAAAASUVORK5CYII=',
  'base64',
)

/** Opens a page of the benchmark and returns it with `cpuTime`: its main-thread CPU time in milliseconds. */
async function openPage(browser, address) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.route('**/media/**', (route) =>
    route.fulfill({ body: picture, contentType: 'image/png' }),
  )
  await page.goto(address)
  await page.waitForFunction(() => 'bench' in globalThis)
  // `allSettled`, because the local fallback font can be missing on a machine.
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((font) => font.load())))
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const cpuTime = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
  }
  return { page, cpuTime }
}

/** Mounts or hydrates `count` cards; returns the CPU time in milliseconds. */
export async function measureCards(browser, address, [name, implementation, count]) {
  const { page, cpuTime } = await openPage(browser, address)
  const before = await cpuTime()
  const drawn = await page.evaluate(
    ([work, which, n]) => globalThis.bench[work](which, n),
    [name, implementation, count],
  )
  const milliseconds = (await cpuTime()) - before
  await page.close()
  if (drawn !== count) throw new Error(`${address} drew ${drawn} of ${count} cards`)
  return milliseconds
}

/** Opens a dialog over `count` cards; returns the time to its paint and the CPU time in milliseconds, and the layout shift in pixels. */
export async function measureDialog(browser, address, implementation, count) {
  const { page, cpuTime } = await openPage(browser, address)
  await page.evaluate(
    ([which, n]) => globalThis.bench.prepareDialog(which, n),
    [implementation, count],
  )
  const before = await cpuTime()
  const result = await page.evaluate(() => globalThis.bench.openDialog())
  const cpu = (await cpuTime()) - before
  await page.close()
  return { ...result, cpu }
}
