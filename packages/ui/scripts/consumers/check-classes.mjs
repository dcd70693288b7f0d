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

/** Reads how each component looks: name → its elements with their computed values. */
export async function readLook(open, path) {
  const page = await open(path, { reducedMotion: 'reduce' })
  const look = await page.evaluate(async () => {
    const own = [...document.fonts].filter(({ family }) => /^"?Hind Siliguri"?$/.test(family))
    await Promise.all(own.map((font) => font.load()))
    const found = {}
    for (const name of window.matrix.names) found[name] = await window.matrix.styles(name)
    return found
  })
  await page.close()
  return look
}

/** Compares how components look in two applications. Returns the differences. */
export function compareLook(wanted, actual) {
  return Object.entries(wanted).flatMap(([name, elements]) =>
    elements.flatMap(({ element, values }, index) => {
      const now = actual[name]?.[index]?.values ?? []
      const changed = values.find((value, at) => value !== now[at])
      return changed ? [`${name}: ${changed} is ${now[values.indexOf(changed)]} of ${element}`] : []
    }),
  )
}
