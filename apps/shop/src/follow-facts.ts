import type { Shop } from './shop.ts'

/**
 * Follows the facts of the shop every second, for as long as the process runs. Resolves after the first try: while
 * the facts are not known, no page can be rendered.
 */
export async function followFacts(shop: Pick<Shop, 'followFacts'>): Promise<void> {
  let isReading = false
  const read = async () => {
    if (isReading) return
    isReading = true
    // A failure is logged for the page that needs the facts.
    await shop.followFacts().catch(() => undefined)
    isReading = false
  }
  await read()
  setInterval(() => void read(), 1000).unref()
}
