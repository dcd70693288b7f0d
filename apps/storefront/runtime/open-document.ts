/**
 * The file of a page could not be loaded, and the shop could not be reached. React Router does not load the
 * file of a route again after a failure: only a new document does.
 */
export class PageFileError extends Error {}

/** Whether a document of the shop can be opened. A service worker has one for every address. */
export async function canOpenDocument(href: string): Promise<boolean> {
  if (navigator.serviceWorker?.controller) return true
  try {
    await fetch(href, { method: 'HEAD', cache: 'no-store' })
    return true
  } catch {
    return false
  }
}
