import { expect, test } from './application.ts'

const confirmed = 'Changed to “Confirmed”: 4'

test('the orders of a desk are sorted, selected, changed and opened', async ({ open }) => {
  const page = await open('index.html')
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  const actions = page.getByRole('button', { name: 'Actions of 4020102' })

  await page.getByRole('link', { name: 'Pending 5' }).click()
  await expect(rows).toHaveCount(5)
  await page.getByRole('link', { name: 'All 20' }).click()
  await page.getByRole('button', { name: 'Next page' }).click()
  await page.getByRole('rowheader', { name: '4020109' }).waitFor()

  await page.getByRole('searchbox').fill('kamal')
  await page.getByRole('rowheader', { name: '4020102' }).waitFor()
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  const selection = page.getByRole('region', { name: '4 orders selected' })
  await selection.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText(confirmed).waitFor()
  await expect(rows.getByText('Confirmed')).toHaveCount(4)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(confirmed)).toBeHidden()
  await expect(rows.getByText('Confirmed')).toHaveCount(1)

  await actions.click()
  await page.getByRole('menuitem', { name: 'Open' }).click()
  await page.getByRole('dialog', { name: '4020102' }).getByText('01700000001').waitFor()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(actions).toBeFocused()
  await actions.click()
  await page.getByRole('menuitem', { name: 'Cancel the order' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Cancel the order' }).click()
  await page
    .getByRole('row', { name: /4020102/ })
    .getByText('Cancelled')
    .waitFor()
  await expect(question).toBeHidden()
  await expect(actions).toBeFocused()
})

test('the settings of a desk change theme, density and language', async ({ open }) => {
  const page = await open('index.html')
  const fill = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await fill()
  await page.getByRole('switch', { name: 'Dark' }).check()
  expect(await fill()).not.toBe(light)
  await page.getByRole('switch', { name: 'Compact' }).check()
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  expect((await row.first().boundingBox())?.height).toBeLessThanOrEqual(40)
  await page.getByRole('switch', { name: 'বাংলা' }).check()
  await page.getByRole('heading', { name: 'অর্ডার' }).waitFor()
  await page.getByRole('checkbox', { name: 'সব বেছে নিন' }).waitFor()
})
