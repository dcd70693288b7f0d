// Own code, because it is specific to the order desk, an application of pieces of the library alone.

const confirmed = 'Changed to “Confirmed”: 4'

/** Works through a list of orders: state, pages, search, selection, undo, menu, panel, question, settings. */
export async function checkDesk(open) {
  const page = await open('index.html')
  page.setDefaultTimeout(10_000)
  const role = (name, options) => page.getByRole(name, options)
  const problems = []
  const expectEqual = (what, actual, expected) => {
    if (actual !== expected) problems.push(`${what}: ${actual}, not ${expected}`)
  }
  const rows = role('row').filter({ has: role('rowheader') })
  /** Focus moves after a dialog has been removed. Without it the check fails after the default timeout. */
  const hasFocus = (name) =>
    page.waitForFunction((label) => document.activeElement?.ariaLabel === label, name)

  await role('link', { name: 'Pending 5' }).click()
  await rows.nth(5).waitFor({ state: 'hidden' })
  expectEqual('rows of a state', await rows.count(), 5)
  await role('link', { name: 'All 20' }).click()
  await role('button', { name: 'Next page' }).click()
  await role('rowheader', { name: '4020109' }).waitFor()

  await role('searchbox').fill('kamal')
  await role('rowheader', { name: '4020102' }).waitFor()
  await role('checkbox', { name: 'Select all' }).check()
  await role('region', { name: '4 orders selected' })
    .getByRole('button', { name: 'Confirm' })
    .click()
  await page.getByText(confirmed).waitFor()
  expectEqual('confirmed', await rows.getByText('Confirmed').count(), 4)
  await role('button', { name: 'Undo' }).click()
  await page.getByText(confirmed).waitFor({ state: 'hidden' })
  expectEqual('confirmed after undo', await rows.getByText('Confirmed').count(), 1)

  await role('button', { name: 'Actions of 4020102' }).click()
  await role('menuitem', { name: 'Open' }).click()
  await role('dialog', { name: '4020102' }).getByText('01700000001').waitFor()
  await page.keyboard.press('Escape')
  await role('dialog').waitFor({ state: 'hidden' })
  await hasFocus('Actions of 4020102')
  await role('button', { name: 'Actions of 4020102' }).click()
  await role('menuitem', { name: 'Cancel the order' }).click()
  await role('alertdialog').getByRole('button', { name: 'Cancel the order' }).click()
  await role('row', { name: /4020102/ })
    .getByText('Cancelled')
    .waitFor()
  await role('alertdialog').waitFor({ state: 'hidden' })
  await hasFocus('Actions of 4020102')

  const fill = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await fill()
  await role('switch', { name: 'Dark' }).check()
  if ((await fill()) === light) problems.push(`the dark page is ${light}`)
  await role('switch', { name: 'Compact' }).check()
  const { height } = await rows.first().boundingBox()
  if (height > 40) problems.push(`a compact row is ${height} px high`)
  await role('switch', { name: 'বাংলা' }).check()
  await role('heading', { name: 'অর্ডার' }).waitFor()
  await role('checkbox', { name: 'সব বেছে নিন' }).waitFor()
  await page.close()
  return problems
}
