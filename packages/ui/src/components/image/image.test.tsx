// @vitest-environment jsdom
import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Image } from './image.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root | undefined
afterEach(() => {
  act(() => root?.unmount())
  vi.restoreAllMocks()
})

/** Hydrates an image that has loaded, or failed, before the script arrived. */
function hydrate(naturalWidth: number): HTMLElement {
  const prototype = HTMLImageElement.prototype
  vi.spyOn(prototype, 'complete', 'get').mockReturnValue(true)
  vi.spyOn(prototype, 'currentSrc', 'get').mockReturnValue('/media/kettle.160w.avif')
  vi.spyOn(prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth)
  const image = <Image src="kettle.960w.jpg" alt="Kettle" />
  const container = document.createElement('div')
  container.innerHTML = renderToString(image)
  act(() => {
    root = hydrateRoot(container, image)
  })
  return container
}

describe('an image from the server', () => {
  it('that failed before hydration becomes the placeholder', () => {
    expect(hydrate(0).querySelector('svg')?.getAttribute('aria-label')).toBe('Kettle')
  })

  it('that loaded before hydration stays', () => {
    expect(hydrate(160).querySelector('img')?.alt).toBe('Kettle')
  })
})

describe('the sizes of an image', () => {
  it('are those that are given', () => {
    const html = renderToString(<Image src="kettle.960w.jpg" alt="" sizes="44vw" />)
    expect(html.match(/sizes="[^"]*"/g)).toEqual(['sizes="44vw"', 'sizes="44vw"'])
  })

  it('are those of the layout when none are given, except where the image makes the layout', () => {
    const html = renderToString(<Image src="kettle.960w.jpg" alt="" />)
    expect(html).toContain('sizes="auto, 50vw"')
    for (const image of [
      <Image src="kettle.960w.jpg" alt="" priority />,
      <Image src="kettle.960w.jpg" alt="" ratio="auto" />,
    ])
      expect(renderToString(image)).toContain('sizes="50vw"')
  })
})
