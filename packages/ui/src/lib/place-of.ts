/** Where a layer is drawn: where the styles of its trigger are, its shadow root or the body of its document. */
export function placeOf(trigger: Element | null): ShadowRoot | HTMLElement | null {
  const root = trigger?.getRootNode()
  return root && 'host' in root ? (root as ShadowRoot) : (trigger?.ownerDocument.body ?? null)
}
