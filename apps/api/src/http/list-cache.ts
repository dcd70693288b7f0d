import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { ApiContext } from './context.ts'

const squeeze = {
  br: (text: string) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => promisify(gzip)(text, { level: 5 }),
}
type Encoding = keyof typeof squeeze

interface Entry {
  text: string
  etag: string
  until: number
  squeezed: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>
}

/** Bytes of text that the cache keeps at most; above it the oldest answers go. */
const most = 64 * 1024 * 1024
const worthSqueezing = 1024

/**
 * Keeps serialised answers for `lifetime` milliseconds, so that a busy list asks the database
 * once and not for every shopper. Instances need not tell each other: the lifetime is short.
 */
export class ListCache {
  readonly #lifetime: number
  readonly #entries = new Map<string, Promise<Entry>>()
  #size = 0

  constructor(lifetime: number) {
    this.#lifetime = lifetime
  }

  /** Answers from the cache, or with what `load` returns; 304 when the reader has it already. */
  async answer(c: ApiContext, key: string, load: () => Promise<object>): Promise<Response> {
    const entry = await this.#entry(key, load)
    const headers: Record<string, string> = {
      'Content-Type': 'application/json; charset=UTF-8',
      'Cache-Control': 'public, max-age=5, stale-while-revalidate=30',
      ETag: entry.etag,
      Vary: 'Accept-Encoding',
    }
    const known = c.req.header('if-none-match')
    if (known?.includes(entry.etag.slice(2))) return c.body(null, 304, headers)
    const encoding = choose(c.req.header('accept-encoding'))
    if (!encoding || entry.text.length < worthSqueezing) return c.body(entry.text, 200, headers)
    let bytes = entry.squeezed.get(encoding)
    if (!bytes) {
      bytes = squeeze[encoding](entry.text).then((made) => new Uint8Array(made))
      entry.squeezed.set(encoding, bytes)
    }
    return c.body(await bytes, 200, { ...headers, 'Content-Encoding': encoding })
  }

  async #entry(key: string, load: () => Promise<object>): Promise<Entry> {
    const now = Date.now()
    const kept = this.#entries.get(key)
    if (kept) {
      const entry = await kept
      if (entry.until > now) return entry
      // Somebody else may have begun to load it anew while we looked.
      const newer = this.#entries.get(key)
      if (newer && newer !== kept) return newer
    }
    const loading = load().then((value) => this.#make(value))
    this.#entries.delete(key)
    this.#entries.set(key, loading)
    try {
      const entry = await loading
      this.#size += entry.text.length
      this.#trim()
      return entry
    } catch (error) {
      if (this.#entries.get(key) === loading) this.#entries.delete(key)
      throw error
    }
  }

  #make(value: object): Entry {
    const text = JSON.stringify(value)
    const etag = `W/"${createHash('sha1').update(text).digest('base64url')}"`
    return { text, etag, until: Date.now() + this.#lifetime, squeezed: new Map() }
  }

  #trim() {
    if (this.#size <= most && this.#entries.size <= 500) return
    for (const key of this.#entries.keys()) {
      if (this.#entries.size <= 50) break
      this.#entries.delete(key)
    }
    this.#size = 0
  }
}

function choose(accepted: string | undefined): Encoding | undefined {
  if (!accepted) return undefined
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?\b)/.test(accepted)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\b)/.test(accepted)) return 'gzip'
  return undefined
}
