/** Selectors of the parts of the document that wait for their code. */
const waiting = new Set<string>()

export const partWaits = (part: string): void => void waiting.add(part)

export const partIsReady = (part: string): void => void waiting.delete(part)

/** Whether the element is in a part that waits for its code, and does not answer yet. */
export const isDeferred = (element: Element): boolean =>
  [...waiting].some((part) => element.closest(part) !== null)
