import { imageSources, type ImageSources } from '@shop/domain'

/** Most pictures remembered at a time; a catalogue larger than this starts anew. */
const ROOM = 2000

const bases = new Map<string, Map<string, ImageSources>>()

/** `imageSources`, worked out once for each picture: a server draws the same shelf for every shopper. */
export function knownSources(base: string, path: string): ImageSources {
  let paths = bases.get(base)
  if (!paths) bases.set(base, (paths = new Map()))
  let sources = paths.get(path)
  if (!sources) {
    if (paths.size >= ROOM) paths.clear()
    paths.set(path, (sources = imageSources(base, path)))
  }
  return sources
}
