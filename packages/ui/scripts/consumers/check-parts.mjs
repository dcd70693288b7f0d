// Own code, because these checks are specific to this library: classes, market, shadow root, server.

/** The value that each class of the matrix sets. `flow-root` is also the display of an item of a grid. */
const wanted = {
  padding: '13px 13px',
  background: 'rgb(1, 2, 3)',
  radius: '7px',
  width: '123px',
  display: 'flow-root',
}
// The browser draws these boxes itself and ignores their padding and radius.
const exceptions = { Checkbox: ['padding', 'radius'], Radio: ['padding', 'radius'] }

/** Gives classes of the application to every component and reads what the browser computes. */
export async function checkClasses(open) {
  const page = await open('matrix.html')
  const values = await page.evaluate(() => window.matrix.classes())
  await page.close()
  const components = Object.entries(values)
  if (components.length < 100) return [`only ${components.length} components are drawn`]
  return components.flatMap(([name, value]) =>
    Object.entries(wanted)
      .filter(([property]) => !exceptions[name]?.includes(property))
      .filter(([property, expected]) => value[property] !== expected)
      .map(([property, expected]) => `${name}: ${property} is ${value[property]}, not ${expected}`),
  )
}

/** Looks for facts of Bangladesh in a shop of another country. */
export async function checkMarket(open) {
  const page = await open('market.html')
  await page.getByText('Lampe').first().waitFor()
  const text = await page.locator('body').innerText()
  await page.close()
  const found = text.match(/[^\n]*(?:Dhaka|Bangladesh|\btaka\b|\btk\b|৳)[^\n]*/gi) ?? []
  return [...(text.includes('4,90 €') ? [] : ['no charge of the market is shown']), ...found]
}

/** Opens a dialog inside a shadow root, and gives its host the dark theme. */
export async function checkShadow(open) {
  const page = await open('shadow.html')
  const button = page.getByRole('button', { name: 'Open' })
  const radius = await button.evaluate((element) => getComputedStyle(element).borderTopLeftRadius)
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Size guide' })
  await dialog.waitFor()
  const { inside, fill } = await dialog.evaluate((element) => ({
    inside: element.getRootNode() instanceof ShadowRoot,
    fill: getComputedStyle(element).backgroundColor,
  }))
  const dark = await dialog.evaluate((element) => {
    element.getRootNode().host.dataset.theme = 'dark'
    return getComputedStyle(element).backgroundColor
  })
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await page.close()
  return [
    ...(radius === '10px' ? [] : [`the corners of a button are ${radius}`]),
    ...(inside ? [] : ['the dialog is outside the shadow root']),
    ...(fill === 'rgba(0, 0, 0, 0)' ? ['the dialog has no background'] : []),
    ...(dark === fill ? [`the dark theme of the host leaves the dialog ${fill}`] : []),
  ]
}

/** Reads the page that Next drew on the server with the samples of every component without functions. */
export async function checkSamples(open) {
  const page = await open('samples.html')
  const names = ['price', 'product-card', 'tabs']
  const missing = []
  for (const name of names)
    if ((await page.locator(`[data-shop=${name}]`).count()) === 0) missing.push(name)
  await page.close()
  return missing.map((name) => `the page of samples lacks ${name}`)
}
