import { samples } from './bengali-samples.ts'

// The longest first, so that a name is not taken for another one that it contains.
const english = Object.keys(samples).sort((a, b) => b.length - a.length)
// What stories add to a name.
const endings = [
  [' icon', ' আইকন'],
  [' Collection', ' কালেকশন'],
] as const
const attributes = ['alt', 'aria-label', 'placeholder', 'title']

/**
 * A text with its sample content in Bengali. A single word is only replaced where it is the whole text,
 * or is in a Bengali one.
 */
function inBengali(text: string): string {
  const whole = samples[text.trim()]
  if (whole !== undefined) return text.replace(text.trim(), whole)
  const [, number, title] = /^(\d+)(\. .+)$/.exec(text) ?? []
  if (number && title)
    return (
      number.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit))) +
      `. ${inBengali(title.slice(2))}`
    )
  for (const [ending, bengali] of endings)
    if (text.endsWith(ending)) return inBengali(text.slice(0, -ending.length)) + bengali
  return english.reduce((result, sample) => {
    if (!result.includes(sample)) return result
    const meant = sample.includes(' ') || /[\u0980-\u09ff]/.test(result)
    return meant ? result.replaceAll(sample, samples[sample] ?? sample) : result
  }, text)
}

/** Whether the element belongs to a story, and not to the documentation around it. */
const inStory = (element: Element) =>
  !element.closest('#storybook-docs') || element.closest('.sb-story') !== null

function translate(node: Node): void {
  const element = node instanceof Element ? node : node.parentElement
  if (!element || /^(SCRIPT|STYLE)$/.test(element.tagName)) return
  if (node instanceof Text) {
    const text = inBengali(node.data)
    if (text !== node.data && inStory(element)) node.data = text
    return
  }
  if (inStory(element))
    for (const name of attributes) {
      const value = element.getAttribute(name)
      if (value !== null && inBengali(value) !== value) element.setAttribute(name, inBengali(value))
    }
  node.childNodes.forEach(translate)
}

const observer = new MutationObserver((changes) => {
  for (const { type, target, addedNodes } of changes)
    if (type === 'childList') addedNodes.forEach(translate)
    else translate(target)
})

/**
 * Shows the sample content of all stories in Bengali, also what they render later, or stops doing so.
 * What is rendered already stays Bengali: render the stories again.
 */
export function showBengali(on: boolean): void {
  observer.disconnect()
  if (!on) return
  translate(document.body)
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: attributes,
  })
}
