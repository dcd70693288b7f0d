// A static page of the same content: written by hand, without script, with the same pictures and
// letters, which it announces in the same header. It is what the network and the browser need at least, so the shop is measured beside it.
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

const style = `
@font-face{font-family:H;font-weight:400;font-display:swap;src:url(FONT400)format("woff2")}
@font-face{font-family:H;font-weight:600;font-display:swap;src:url(FONT600)format("woff2")}
*{box-sizing:border-box}
body{margin:0;background:#faf6ee;color:#1d1a16;font:16px/1.5 H,system-ui,sans-serif}
header{display:flex;gap:16px;align-items:center;height:64px;padding:0 16px;background:#fffdf9}
main{max-width:1280px;margin:0 auto;padding:16px 12px}
a{color:inherit;text-decoration:none}
picture{display:block;position:relative;aspect-ratio:1;background:#f2ebdd;border-radius:10px;overflow:hidden}
picture img{position:absolute;inset:0;width:100%;height:100%;object-fit:contain}
.banner picture{aspect-ratio:auto}
.banner img{object-fit:cover}
.row{display:flex;gap:12px;overflow-x:auto}
.row a{flex:0 0 80px;text-align:center;font-size:14px}
section{margin-top:36px}
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(154px,1fr));gap:12px;margin:0;padding:0;list-style:none}
h1,h2,h3,p{margin:8px 0 0}
h3{font-weight:400;font-size:16px}
s{color:#655c50;font-size:14px}
`

const escape = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const card = ({ name, href, picture, price, before, stock, off }) =>
  `<li><a href="${href}">${picture}<h3>${escape(name)}</h3></a><p><b>${escape(price)}</b> <s>${escape(before)}</s> ${escape(off)}</p><p>${escape(stock)}</p></li>`

/**
 * Reads what a page of the shop shows on the phone, in its order: what is only for assistive technology is
 * left out, and the pictures of the first view keep the height that they have in the shop. Runs in the
 * browser, with scripts off.
 */
const readContent = () => {
  const text = (part, selector) => part.querySelector(selector)?.textContent ?? ''
  const isDrawn = (part) => part !== null && part.getBoundingClientRect().width > 1
  const pictureOf = (part, keepsHeight = false) => {
    const original = part?.querySelector('picture')
    const picture = original?.cloneNode(true)
    if (!picture) return ''
    for (const element of [picture, ...picture.querySelectorAll('*')]) {
      element.removeAttribute('class')
      element.removeAttribute('data-shop')
    }
    if (keepsHeight) picture.setAttribute('style', `height:${original.clientHeight}px`)
    return picture.outerHTML
  }
  const cardOf = (part) => ({
    name: text(part, 'h2, h3'),
    href: part.querySelector('a').getAttribute('href'),
    picture: pictureOf(part),
    price: text(part, '[data-shop=price] > span'),
    before: text(part, '[data-shop=price] s'),
    stock: text(part, '[data-shop=stock-label]'),
    off: text(part, '[data-shop=badge]'),
  })
  const linkOf = (link) => ({
    href: link.getAttribute('href'),
    text: link.textContent,
    picture: pictureOf(link),
  })
  const sections = [...document.querySelectorAll('[data-shop=product-grid]')].map((grid) => ({
    title: text(grid.closest('section') ?? grid.parentElement, 'h2'),
    cards: [...grid.querySelectorAll('[data-shop=product-card]')].map(cardOf),
  }))
  const [title] = document.querySelectorAll('main h1')
  return {
    title: title && isDrawn(title) ? title.textContent : '',
    banners: ['promo-carousel', 'promo-strip'].map((name) =>
      pictureOf(document.querySelector(`[data-shop=${name}]`), true),
    ),
    categories: [...document.querySelectorAll('main [data-shop=category-list] a')].map(linkOf),
    product: pictureOf(document.querySelector('[data-shop=product-gallery]'), true),
    price: /[\d,.]+ tk/.exec(text(document, 'main [data-shop=price]'))?.[0] ?? '',
    description: text(document, 'main [data-shop=prose]'),
    sections,
    words: ['testimonial-carousel', 'trust-blurbs'].map((name) =>
      text(document, `[data-shop=${name}]`),
    ),
    links: [...document.querySelectorAll('footer a')].map(linkOf),
    fonts: [
      ...document.documentElement.outerHTML.matchAll(/url\(([^)]*latin-(?:400|600)[^)]*)\)/g),
    ].map(([, url]) => url),
  }
}

const link = ({ href, text, picture }) => `<a href="${href}">${picture}${escape(text)}</a>`

function pageOf(content) {
  const { title, banners, categories, product, price, description, sections, words, links } =
    content
  const [font400 = '', font600 = ''] = content.fonts
  const [banner, strip] = banners.map(
    (picture) => picture && `<div class="banner">${picture}</div>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(
    title || 'Shop',
  )}</title><style>${style.replace('FONT400', font400).replace('FONT600', font600)}</style>
<header><b>Haat</b><a href="/products">All Products</a><a href="/cart">Bag</a></header><main>
${banner}${categories.length > 0 ? `<nav class="row">${categories.map(link).join('')}</nav>` : ''}${strip}
${title && `<h1>${escape(title)}</h1>`}
${product && `<div class="banner">${product}</div><p><b>${escape(price)}</b></p><p>${escape(description)}</p>`}
${sections
  .map(
    ({ title: heading, cards }) =>
      `<section>${heading && `<h2>${escape(heading)}</h2>`}<ul>${cards.map(card).join('')}</ul></section>`,
  )
  .join('')}
${words.map((text) => text && `<p>${escape(text)}</p>`).join('')}
</main><footer>${links.map(link).join(' ')}</footer></html>`
}

/**
 * Serves static pages of the given paths, made from the content of the shop at `origin`, and its media
 * and fonts from memory. Resolves to `{ origin, close }`.
 */
export async function serveStaticPages(browser, origin, paths) {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 412, height: 823 },
  })
  const page = await context.newPage()
  const answers = new Map()
  for (const path of paths) {
    const response = await page.goto(origin + path)
    const body = brotliCompressSync(pageOf(await page.evaluate(readContent)))
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      link: response.headers().link ?? '',
    }
    answers.set(path, { body, headers })
  }
  await context.close()
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    if (!answers.has(path)) {
      const from = await fetch(origin + path)
      answers.set(path, {
        status: from.status,
        body: Buffer.from(await from.arrayBuffer()),
        headers: {
          'content-type': from.headers.get('content-type') ?? '',
          'cache-control': 'public, max-age=31536000, immutable',
        },
      })
    }
    const { status = 200, body, headers } = answers.get(path)
    response.writeHead(status, { ...headers, 'content-length': body.length }).end(body)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }
}
