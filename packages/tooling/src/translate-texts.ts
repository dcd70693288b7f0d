/**
 * Does to a page what Chrome's translation does, in the same words: each text, now and when it appears
 * later, is replaced by a copy of it inside two `<font>` elements. What has `translate="no"` is left alone.
 * A test passes this function to a browser, so it uses nothing from outside.
 */
export function translateTexts(page: Element): void {
  const others = 'script, style, noscript, template, textarea, option, svg, font'
  const isKept = (element: Element) =>
    element.closest(others) || element.closest('[translate]')?.getAttribute('translate') === 'no'
  function translate(node: Node): void {
    if (node instanceof Text) {
      if (!/\S/.test(node.data) || !node.parentElement || isKept(node.parentElement)) return
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      outer.append(inner)
      inner.append(node.data)
      node.replaceWith(outer)
    } else for (const child of [...node.childNodes]) translate(child)
  }
  translate(page)
  new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes)
      for (const node of type === 'childList' ? addedNodes : [target]) translate(node)
  }).observe(page, { childList: true, characterData: true, subtree: true })
}
