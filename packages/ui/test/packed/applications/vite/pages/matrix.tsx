import { cloneElement } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { classes } from './application.ts'
import { commerceSamples } from './shared/samples/commerce-samples.tsx'
import { componentSamples } from './shared/samples/component-samples.tsx'
import './all-styles.ts'

const samples = { ...componentSamples, ...commerceSamples }
const id = 'probe'
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

async function mounted<Result>(name: string, className: string | undefined, read: () => Result) {
  const { piece, within } = samples[name]!
  const element = cloneElement(piece, { 'data-testid': id, className })
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  flushSync(() => root.render(within ? within(element) : element))
  await frame()
  const result = read()
  flushSync(() => root.unmount())
  container.remove()
  return result
}

/** The computed values of a component that gets all classes of the application. */
function readProbe(): Record<string, string> {
  const probes = document.querySelectorAll(`[data-testid=${id}]`)
  if (probes.length !== 1) return {}
  const style = getComputedStyle(probes[0]!)
  const { paddingTop, paddingLeft, backgroundColor, borderTopLeftRadius, display } = style
  // In a page that is not drawn, the computed width is the one that the style sheet asks for.
  document.body.style.display = 'none'
  const { width } = style
  document.body.style.display = ''
  return {
    ...{ padding: `${paddingTop} ${paddingLeft}`, background: backgroundColor },
    ...{ radius: borderTopLeftRadius, width, display },
  }
}

declare global {
  interface Window {
    matrix: {
      classes: () => Promise<Record<string, Record<string, string>>>
    }
  }
}

window.matrix = {
  async classes() {
    const values: Record<string, Record<string, string>> = {}
    const all = Object.values(classes).join(' ')
    for (const name of Object.keys(samples)) values[name] = await mounted(name, all, readProbe)
    return values
  },
}
