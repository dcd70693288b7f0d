import type { Page } from '@playwright/test'

/**
 * What is wrong with the layout of the open page at its present width and text size, one sentence
 * for each fault: sideways scroll, cut or overflowing text, and controls that another element covers.
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  // Cards outside the view are rendered only when they come near it.
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((rendered) => requestAnimationFrame(() => requestAnimationFrame(rendered)))
    }
  })
  return page.evaluate(() => {
    const TOLERANCE = 1.5
    const width = document.documentElement.clientWidth
    const faults = new Set<string>()

    const name = (element: Element) => {
      const label = element.getAttribute('aria-label') ?? element.textContent.trim()
      const owner = element.closest('[data-shop]')?.getAttribute('data-shop') ?? 'page'
      return `${element.tagName.toLowerCase()} "${label.slice(0, 40)}" in ${owner}`
    }
    const visible = (element: Element) => {
      const { width: w, height: h } = element.getBoundingClientRect()
      return (
        w > 1 &&
        h > 1 &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
    }
    const ancestors = (element: Element) => {
      const found: Element[] = []
      for (let at = element.parentElement; at; at = at.parentElement) found.push(at)
      return found
    }
    // Content for assistive technology only is one pixel wide; slides outside the view are inert.
    const hidden = (element: Element) =>
      element.closest('[inert], [aria-hidden=true] svg') !== null ||
      [element, ...ancestors(element)].some((one) => {
        const { clipPath, position } = getComputedStyle(one)
        return position === 'absolute' && clipPath !== 'none'
      })
    const scrollsSideways = (element: Element) =>
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
    const modal = document.querySelector('[role=dialog], [role=alertdialog]')
    const all = [...(modal ?? document.body).querySelectorAll('*')].filter(
      (element) => visible(element) && !hidden(element),
    )

    if (document.documentElement.scrollWidth > width)
      faults.add(`the page is ${document.documentElement.scrollWidth} px wide on ${width} px`)

    for (const element of all) {
      const style = getComputedStyle(element)
      const text = element.matches('input, select, textarea') || element.textContent.trim() !== ''
      const clips = ['hidden', 'clip']
      // A field's own text scrolls; that of a select does not.
      if (text && !element.matches('input, textarea') && !element.closest('svg')) {
        if (
          clips.includes(style.overflowX) &&
          element.scrollWidth > element.clientWidth + TOLERANCE
        )
          faults.add(`cut sideways: ${name(element)}`)
        if (
          clips.includes(style.overflowY) &&
          element.scrollHeight > element.clientHeight + TOLERANCE
        )
          faults.add(`cut below: ${name(element)}`)
      }
      if (element instanceof HTMLSelectElement) {
        const canvas = document.createElement('canvas').getContext('2d')
        const shown = element.selectedOptions[0]?.text ?? ''
        if (canvas) {
          canvas.font = style.font
          const room =
            element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
          if (canvas.measureText(shown).width > room + TOLERANCE)
            faults.add(
              `"${shown}" needs ${Math.ceil(canvas.measureText(shown).width)} px in a select with ${Math.floor(room)} px`,
            )
        }
      }
      if (element.matches('input:not([type=checkbox], [type=radio], [type=hidden])')) {
        const room =
          element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
        if (room < 3 * parseFloat(style.fontSize) * 0.6)
          faults.add(
            `the field "${(element as HTMLInputElement).name}" has room for ${Math.round(room)} px`,
          )
      }
    }

    const walker = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || !node.textContent?.trim() || parent.matches('option, script, style, noscript'))
        continue
      if (!visible(parent) || hidden(parent)) continue
      const range = document.createRange()
      // A word that is broken in the middle, because its box is too narrow.
      const text = node.textContent
      for (const word of text.matchAll(/(?<!\S)[A-Za-z]{2,11}(?!\S)/g)) {
        range.setStart(node, word.index)
        range.setEnd(node, word.index + word[0].length)
        const lines = new Set([...range.getClientRects()].map((line) => Math.round(line.top)))
        if (lines.size > 1) faults.add(`"${word[0]}" is broken: ${name(parent)}`)
      }
      const around = [parent, ...ancestors(parent)]
      if (around.some((one) => scrollsSideways(one))) continue
      const box = around.find((one) => {
        const { borderTopWidth, backgroundColor } = getComputedStyle(one)
        return borderTopWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)'
      })
      const edge = box?.getBoundingClientRect()
      range.selectNodeContents(node)
      for (const line of range.getClientRects()) {
        if (line.left < -TOLERANCE || line.right > width + TOLERANCE)
          faults.add(`text outside the screen: ${name(parent)}`)
        if (edge && (line.left < edge.left - TOLERANCE || line.right > edge.right + TOLERANCE))
          faults.add(`text outside its box: ${name(parent)}`)
      }
    }

    const controls = all.filter((element) =>
      element.matches('a[href], button, input:not([type=hidden]), select, textarea, summary'),
    )
    for (const control of controls) {
      control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
      const { left, top, width: w, height: h } = control.getBoundingClientRect()
      const [x, y] = [left + w / 2, top + h / 2]
      if (x < 0 || y < 0 || x > width || y > innerHeight) continue
      const hit = document.elementFromPoint(x, y)
      const same =
        hit &&
        (control.contains(hit) ||
          hit.contains(control) ||
          hit.closest('label')?.contains(control) ||
          // The list of suggestions lies over the page while it is open.
          hit.closest('[data-shop=autocomplete]') ||
          // A link over a whole card is beside its picture and name.
          hit.closest('article')?.contains(control))
      if (!same) faults.add(`${name(control)} is covered by ${hit ? name(hit) : 'nothing'}`)
    }
    const badge = document.querySelector('[data-shop=bag-badge]')
    const icon = badge?.parentElement?.querySelector('svg')
    if (badge && icon && !modal) {
      const [over, under] = [badge.getBoundingClientRect(), icon.getBoundingClientRect()]
      const shared =
        Math.max(0, Math.min(over.right, under.right) - Math.max(over.left, under.left)) *
        Math.max(0, Math.min(over.bottom, under.bottom) - Math.max(over.top, under.top))
      if (shared / (under.width * under.height) > 0.3)
        faults.add('the count of the bag covers its icon')
      if (over.top < -TOLERANCE || over.right > width + TOLERANCE)
        faults.add('the count of the bag leaves the screen')
    }
    window.scrollTo(0, 0)
    return [...faults]
  })
}
