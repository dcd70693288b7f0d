/** Requests for code that a page opened later shows in its first view. */
const waiting: Promise<unknown>[] = []

/** Makes the navigation that opens the page wait for this code. It must not reject. */
export const waitForPart = (code: Promise<unknown>): void => void waiting.push(code)

/** Resolves when the pages that were loaded have this code. */
export const openedParts = () => Promise.all(waiting)
