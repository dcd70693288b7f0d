import type { Page } from '@playwright/test'

/**
 * What a Bengali page may have in Latin letters and digits: the link to English, the shop's e-mail
 * address, what was searched for, the pattern of a phone number, codes, and the name of the network X.
 */
const ALLOWED = [
  /^English$/,
  /^hello@haat\.example$/,
  /^kettle$/,
  /^ketle$/,
  /X{9}$/,
  /^SAVE10$/,
  /^[A-Z]$/,
]

/** The words in Latin letters and the Latin digits that the page shows or says. */
export async function foreignWords(page: Page): Promise<string[]> {
  const words = await page.evaluate(() => {
    const texts: string[] = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent ?? ''
      // A browser that runs scripts has the markup of <noscript> as text.
      if (parent?.matches('noscript'))
        texts.push(new DOMParser().parseFromString(text, 'text/html').body.textContent)
      else if (!parent?.closest('script, style, iframe, textarea, [data-shop=skeleton]'))
        texts.push(text)
    }
    // A skeleton is hidden from everybody who reads: its sample texts are neither drawn nor said.
    for (const element of document.querySelectorAll(
      ':not([data-shop=skeleton], [data-shop=skeleton] *)',
    ))
      for (const name of [
        'aria-label',
        'aria-roledescription',
        'aria-valuetext',
        'alt',
        'placeholder',
        'title',
      ])
        texts.push(element.getAttribute(name) ?? '')
    for (const meta of document.querySelectorAll(
      'meta[name=description], meta[property="og:title"], meta[property="og:description"]',
    ))
      texts.push(meta.getAttribute('content') ?? '')
    return texts.flatMap((text) => text.match(/[A-Za-z][\w@.'-]*|\d[\d,.]*/g) ?? [])
  })
  return [...new Set(words)].filter((word) => !ALLOWED.some((allowed) => allowed.test(word)))
}
