import { setTimeout as sleep } from 'node:timers/promises'

/** How long a screen may take, in milliseconds. */
const TIMEOUT_MS = 15_000

/**
 * Buys through the bag and with Buy Now, and takes a picture of each screen.
 * @param picture a function from the name of a screen to the path of its picture
 * @throws Error that names the screen that did not appear
 */
export async function purchase(driver, url, picture) {
  let screens = 0
  const until = async (what, holds) => {
    for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await sleep(100))
      if (await holds()) return
    throw new Error(`${what} did not appear.`)
  }
  const see = async (css, text) => {
    await until(`"${text}"`, () => driver.has(css, text))
    await until('The end of hydration', () =>
      driver.evaluate(`document.documentElement.dataset.hydrated === 'true'`),
    )
  }
  const press = async (css, text) => {
    await see(css, text)
    await driver.click(css, text)
  }
  const shot = async (name) => {
    screens += 1
    await driver.screenshot(picture(`${String(screens).padStart(2, '0')}-${name}`))
  }
  const fill = async () => {
    await driver.type('main input', 'Name', 'Rahima Begum')
    await driver.type('main input', 'Mobile', `018${String(Date.now()).slice(-8)}`)
    await driver.type('main textarea', 'ddress', 'House 3, Road 8, Savar, Dhaka')
  }

  await driver.open(`${url}/`)
  await see('h1', '')
  await shot('home')
  await driver.open(`${url}/products?search=blender`)
  await see('article h2 a', 'Blender')
  await shot('list')
  await press('article h2 a', 'Blender')
  await press('main button', 'Add to Cart')
  await see('main [role=status]', 'Added to your bag')
  await shot('details')
  await press('header a', '1 in bag')
  await see('h1', 'Shopping Bag')
  await shot('bag')
  await press('main button', 'Checkout')
  await see('main button', 'Place Order')
  await fill()
  await driver.click('main input[type=checkbox]', 'I agree')
  await shot('delivery-form')
  await press('main button', 'Place Order')
  await see('h1', 'Order Successful')
  await shot('success')

  await driver.open(`${url}/products?search=blender`)
  await press('article button', 'Buy Now')
  await see('main button', 'Confirm Your Order')
  // The form is filled with the address of the first order.
  await until('The last address', () =>
    driver.evaluate(`document.querySelector('main textarea').value.includes('Savar')`),
  )
  await shot('direct-form')
  await press('main button', 'Confirm Your Order')
  await see('h1', 'Thank you')
  await shot('thank-you')
}
