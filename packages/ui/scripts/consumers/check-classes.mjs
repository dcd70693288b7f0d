import { wanted } from './applications.mjs'

// The browser draws these boxes itself and ignores their padding and radius.
const exceptions = { Checkbox: ['padding', 'radius'], Radio: ['padding', 'radius'] }

/**
 * Gives classes of the application to every component and reads what the browser computes. Returns
 * how many won of how many, and the problems.
 */
export async function checkClasses(open, path) {
  const page = await open(path)
  const values = await page.evaluate(() => window.matrix.classes())
  await page.close()
  const problems = []
  let won = 0
  let all = 0
  for (const [name, value] of Object.entries(values))
    for (const [property, expected] of Object.entries(wanted)) {
      if (exceptions[name]?.includes(property)) continue
      all += 1
      if (value[property] === expected) won += 1
      else problems.push(`${name}: ${property} is ${value[property]}, not the caller's ${expected}`)
    }
  return { won, all, problems }
}
