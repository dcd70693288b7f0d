/** What a shop answered at a path: the body, and each text in it, of elements, attributes and data. */
export interface CrawledAnswer {
  path: string
  body: string
  texts: string[]
}

/**
 * Reads all answers of a shop that can be reached by links of its pages and entries of its sitemap, each once.
 * @param starts the paths at which it begins
 * @param options.files also the scripts and style sheets that pages and other files name
 */
export async function crawl(
  origin: string,
  starts: readonly string[],
  { files = false } = {},
): Promise<CrawledAnswer[]> {
  const answers: CrawledAnswer[] = []
  const paths = new Set(starts)
  // A set that grows is read to its new end.
  for (const path of paths) {
    const response = await fetch(origin + path)
    const body = await response.text()
    answers.push({ path, body, texts: isFile(path) ? [] : textsOf(body) })
    for (const [, html, xml] of body.matchAll(/<a [^>]*?href="([^"]+)"|<loc>([^<]+)<\/loc>/g)) {
      const url = new URL(unescape(html ?? xml ?? ''), origin + path)
      if (url.origin === origin && !/^\/(api|assets|media)\//.test(url.pathname))
        paths.add(url.pathname + url.search)
    }
    if (!files) continue
    const folder = path.startsWith('/desk') ? '/desk/assets/' : '/assets/'
    for (const [, name = ''] of body.matchAll(/(?:\.\/|assets\/)([\w~.-]+\.(?:js|css))/g))
      paths.add(folder + name)
  }
  return answers
}

const isFile = (path: string) => /\.(js|css)$/.test(path)

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

const unescape = (text: string) =>
  text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, number?: string, name?: string) => {
      if (name) return entities[name] ?? whole
      return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(number))
    },
  )

const insideSentences = /<\/?(?:a|b|bdi|em|small|span|strong)(?:\s[^>]*)?>/g

/** The texts of elements and attributes of HTML, and the strings of JSON; sentences also without the elements in them. */
function textsOf(body: string): string[] {
  const shown = body
    .replace(/<!--.*?-->|<style[\s>].*?<\/style>/gs, '')
    // JSON in HTML has no `<`.
    .replaceAll(String.raw`\u003c`, '<')
  return [shown, shown.replace(insideSentences, '')]
    .flatMap((text) => text.split(/[<>"]/))
    .map((text) => unescape(text).replace(/\s+/g, ' ').trim())
}
