// Own code, because no tool compares all computed values of a page with and without a style sheet.

const readHost = () => {
  // Both pages at the start of the application's own animations.
  for (const animation of document.getAnimations()) {
    animation.pause()
    animation.currentTime = 0
  }
  return [...document.querySelectorAll('html, body, #host, #host *')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const values = { 'place x': x, 'place y': y, 'place width': width, 'place height': height }
    for (const part of ['', '::before', '::after', '::placeholder']) {
      const style = getComputedStyle(element, part)
      for (const property of style)
        values[`${part} ${property}`.trim()] = style.getPropertyValue(property)
    }
    const className = element.getAttribute('class') ?? ''
    return { name: `${element.localName} ${className}`, values }
  })
}

// The page with the library is longer; only then does it scroll.
const ofThePage = /^(html|body|main) /
// Custom properties of the library are inherited, and mean nothing to the application.
const ours = /^(::\S+ )?--(shop|lightningcss)-/
const sizes = /^(height|block-size|perspective-origin|transform-origin|place height|place y)$/

async function readApplication(open, path) {
  const page = await open(path)
  const found = await page.evaluate(readHost)
  await page.close()
  return found
}

/** Compares all computed values of the application's own elements without and with the library's styles. */
export async function checkHost(open) {
  const before = await readApplication(open, 'bare.html')
  const after = await readApplication(open, 'index.html')
  if (before.length !== after.length || before.length < 30)
    return [`the pages have ${before.length} and ${after.length} elements of the application`]
  return before.flatMap(({ name, values }, index) => {
    const now = after[index].values
    const ignored = (property) => ofThePage.test(name) && sizes.test(property)
    return Object.keys({ ...values, ...now })
      .filter((property) => !ours.test(property) && !ignored(property))
      .filter((property) => now[property] !== values[property])
      .map((property) => `${name}: ${property} was ${values[property]}, is ${now[property]}`)
  })
}

// What the library draws with values of its own, whatever the theme of the application.
const own = [
  ['[data-shop=price] > span', 'fontSize', '19px'],
  ['[data-shop=price] > span', 'fontWeight', '600'],
  ['[data-shop=price] > s', 'fontSize', '14px'],
  ['h2', 'fontSize', '28px'],
  ['h2', 'fontWeight', '600'],
  ['[data-shop=button]', 'fontWeight', '600'],
  ['[data-shop=button]', 'minHeight', '44px'],
  ['[data-shop=button]', 'paddingLeft', '16px'],
  ['[data-shop=button]', 'borderTopLeftRadius', '10px'],
  ['[data-shop=input]', 'paddingLeft', '12px'],
  ['[data-shop=input]', 'borderTopWidth', '1px'],
  ['[data-shop=card]', 'borderTopLeftRadius', '10px'],
  ['[data-shop=card]', 'paddingLeft', '24px'],
]

/** Checks measures of components against the library's own values, and that its typeface loads. */
export async function checkMeasures(open) {
  const page = await open('index.html')
  const problems = await page.evaluate((rows) => {
    return rows.flatMap(([selector, property, expected]) => {
      const element = document.querySelector(`[data-scope=page] ${selector}`)
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
