const readHost = () => {
  // Both pages at the start of the application's own animations.
  for (const animation of document.getAnimations()) {
    animation.pause()
    animation.currentTime = 0
  }
  return [...document.querySelectorAll('html, body, #host, #host *')].map((element) => {
    const read = (pseudo) => {
      const style = getComputedStyle(element, pseudo)
      return [...style].map((property) => [property, style.getPropertyValue(property)])
    }
    const { tagName, className } = element
    const place = element.getBoundingClientRect().toJSON()
    return {
      name: `${tagName.toLowerCase()} ${String(className.baseVal ?? className)}`,
      values: [
        ...read(),
        ...read('::before').map(([name, value]) => [`::before ${name}`, value]),
        ...read('::after').map(([name, value]) => [`::after ${name}`, value]),
        ...read('::placeholder').map(([name, value]) => [`::placeholder ${name}`, value]),
        ...['x', 'y', 'width', 'height'].map((name) => [`place ${name}`, String(place[name])]),
      ],
    }
  })
}

// The page with the library is longer; only then does it scroll.
const ofThePage = /^(html|body|main) /
// Custom properties of the library are inherited, and mean nothing to the application.
const ours = /^(::\S+ )?--(shop|lightningcss)-/
const sizes = /^(height|block-size|perspective-origin|transform-origin|place height|place y)$/

/** Reads all computed values of the application's own elements in a page. */
export async function readApplication(open, path) {
  const page = await open(path)
  const found = await page.evaluate(readHost)
  await page.close()
  return found
}

/** Compares the application's own elements without and with the library's styles. Returns how many there are, and the problems. */
export function compareApplication(before, after) {
  if (before.length !== after.length || before.length < 30)
    throw new Error(`The pages have ${before.length} and ${after.length} elements of the host.`)
  const problems = before.flatMap(({ name, values }, index) => {
    const now = new Map(after[index].values)
    const known = new Map(values)
    const ignored = (property) => ofThePage.test(name) && sizes.test(property)
    const changed = values.filter(([property, value]) => {
      return now.get(property) !== value && !ignored(property)
    })
    const added = [...now.keys()].filter((property) => !known.has(property) && !ours.test(property))
    return [
      ...changed.map(([property, value]) => `${property} was ${value}, is ${now.get(property)}`),
      ...added.map((property) => `${property} is new`),
    ].map((text) => `${name.trim()}: ${text}`)
  })
  return { elements: before.length, problems }
}

// What the library draws with values of its own, whatever the theme of the application.
const own = [
  ['[data-scope=page] [data-shop=price] > span', 'fontSize', '19px'],
  ['[data-scope=page] [data-shop=price] > span', 'fontWeight', '600'],
  ['[data-scope=page] [data-shop=price] > s', 'fontSize', '14px'],
  ['[data-scope=page] h2', 'fontSize', '28px'],
  ['[data-scope=page] h2', 'fontWeight', '600'],
  ['[data-scope=page] [data-shop=button]', 'fontWeight', '600'],
  ['[data-scope=page] [data-shop=button]', 'minHeight', '44px'],
  ['[data-scope=page] [data-shop=button]', 'paddingLeft', '16px'],
  ['[data-scope=page] [data-shop=button]', 'borderTopLeftRadius', '10px'],
  ['[data-scope=page] [data-shop=input]', 'paddingLeft', '12px'],
  ['[data-scope=page] [data-shop=input]', 'borderTopWidth', '1px'],
  ['[data-scope=page] [data-shop=card]', 'borderTopLeftRadius', '10px'],
  ['[data-scope=page] [data-shop=card]', 'paddingLeft', '24px'],
]

/** Checks measures of components against the library's own values, and that its typeface loads. */
export async function checkMeasures(open, path) {
  const page = await open(path)
  const problems = await page.evaluate((rows) => {
    return rows.flatMap(([selector, property, expected]) => {
      const element = document.querySelector(selector)
      const actual = element ? getComputedStyle(element)[property] : 'missing'
      return actual === expected ? [] : [`${selector} ${property} is ${actual}, not ${expected}`]
    })
  }, own)
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready
    const button = document.querySelector('[data-scope=page] [data-shop=button]')
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded')
    return {
      family: getComputedStyle(button).fontFamily,
      loaded: loaded.map(({ family, weight }) => `${family.replaceAll('"', '')} ${weight}`),
    }
  })
  await page.close()
  if (!fonts.family.startsWith('"Hind Siliguri"'))
    problems.push(`the typeface of a button is ${fonts.family}`)
  for (const font of ['Hind Siliguri 400', 'Hind Siliguri 600'])
    if (!fonts.loaded.includes(font)) problems.push(`the font ${font} is not loaded`)
  return problems
}
