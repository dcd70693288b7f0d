import { imageSources, type ImageSources } from '@shop/domain'

/** Maximum entries for each base; a full cache is cleared. */
const MAX_ENTRIES = 2000

const bases = new Map<string, Map<string, ImageSources>>()

/** `imageSources` with a cache, because a server renders the same images for every request. */
export function cachedImageSources(base: string, path: string): ImageSources {
  let paths = bases.get(base)
  if (!paths) bases.set(base, (paths = new Map()))
  let sources = paths.get(path)
  if (!sources) {
    if (paths.size >= MAX_ENTRIES) paths.clear()
    paths.set(path, (sources = imageSources(base, path)))
  }
  return sources
}
