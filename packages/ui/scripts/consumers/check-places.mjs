/** Reads a shop of another country. Returns the facts of Bangladesh that it shows. */
export async function checkMarket(open, path) {
  const page = await open(path)
  await page.getByText('Lampe').first().waitFor()
  const text = await page.locator('body').innerText()
  await page.close()
  const found = text.match(/[^\n]*(?:Dhaka|Bangladesh|\btaka\b|\btk\b|৳)[^\n]*/gi) ?? []
  return [...(text.includes('4,90 €') ? [] : ['no charge of the market is shown']), ...found]
}

/** Opens a dialog inside a shadow root. Returns what is wrong with it. */
export async function checkShadow(open, path) {
  const page = await open(path)
  const button = page.getByRole('button', { name: 'Open' })
  const radius = await button.evaluate((element) => getComputedStyle(element).borderTopLeftRadius)
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Size guide' })
  await dialog.waitFor()
  const { inside, fill } = await dialog.evaluate((element) => ({
    inside: element.getRootNode() instanceof ShadowRoot,
    fill: getComputedStyle(element).backgroundColor,
  }))
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await page.close()
  return [
    ...(radius === '10px' ? [] : [`the corners of a button are ${radius}`]),
    ...(inside ? [] : ['the dialog is outside the shadow root']),
    ...(fill === 'rgba(0, 0, 0, 0)' ? ['the dialog has no background'] : []),
  ]
}
