// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as ui from '../../src/index.ts'
import { commerceSamples } from './commerce-samples.tsx'
import { componentSamples } from './component-samples.tsx'
import { propsOfComponent } from './declarations.ts'
import { withoutRoot, withSkeleton } from './exceptions.ts'
import { consoleErrors, mount, probe, withProbe, renderOnServer, unmount } from './mount.tsx'
import { dispatch, events, handlersOf } from './handlers.ts'

const looks = ['size', 'tone', 'variant']
const samples = { ...componentSamples, ...commerceSamples }
const components = Object.entries(ui)
  .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function')
  .map(([name]) => name)

describe('the table of samples', () => {
  it('holds every exported component or an exception', () => {
    const missing = components.filter((name) => !samples[name] && !withoutRoot[name])
    expect(missing).toEqual([])
  })

  it('holds only exported components', () => {
    const known = [...Object.keys(samples), ...Object.keys(withoutRoot)]
    expect(known.filter((name) => !components.includes(name))).toEqual([])
  })
})

describe.each(Object.entries(samples))('%s', (name, given) => {
  afterEach(unmount)

  it('passes ref, other props and className to its root', async () => {
    const { tree, ref } = withProbe(given)
    expect(await consoleErrors(async () => void (await mount(tree)))).toEqual([])
    const found = document.querySelectorAll(`[data-testid="${probe.id}"]`)
    expect(found).toHaveLength(1)
    expect(found[0]?.classList.contains(probe.className)).toBe(true)
    expect(found[0]?.hasAttribute('data-shop')).toBe(true)
    expect(ref.current).toBe(given.native ? found[0]?.querySelector('input, button') : found[0])
    if (given.portal || given.within || name in withSkeleton) return
    // Of what is in its place; a region of messages is a child of the body.
    const outermost = document.body.firstElementChild?.firstElementChild ?? found[0]
    expect(found[0]).toBe(outermost)
  })

  it('says its size, tone and variant as data of its root', async () => {
    const { tree, ref } = withProbe(given)
    await mount(tree)
    const root = document.querySelector(`[data-testid="${probe.id}"]`)
    // What a button inside takes, it says itself.
    const says = (look: string) =>
      [root, ref.current as Element].map((element) => element?.getAttribute(`data-${look}`))
    for (const prop of propsOfComponent(name).filter(({ name }) => looks.includes(name)))
      expect(says(prop.name).filter((said) => prop.type.includes(`'${said}'`))).not.toEqual([])
  })

  it("calls the caller's handlers beside its own", async () => {
    const bare = withProbe(given)
    await mount(bare.tree)
    const own = handlersOf(bare.ref.current)
    const handlers = Object.fromEntries(
      [...new Set([...Object.keys(own), ...Object.keys(events)])].map((name) => [name, vi.fn()]),
    )
    await unmount()
    const { tree, ref } = withProbe(given, handlers)
    await mount(tree)
    const joined = handlersOf(ref.current)
    for (const name of Object.keys(own)) expect(joined[name], name).not.toBe(handlers[name])
    const element = ref.current as Element
    for (const name of Object.keys(events)) {
      await dispatch(element, name)
      expect(handlers[name], name).toHaveBeenCalled()
    }
  })

  it('gives each list without markers its role, which Safari removes', async () => {
    await mount(withProbe(given).tree)
    const lists = [...document.querySelectorAll('[class~="shop:list-none"]')]
    expect(lists.filter((list) => !list.hasAttribute('role'))).toEqual([])
  })

  it('renders on the server without warnings and hydrates without errors', async () => {
    const { tree } = withProbe(given)
    let html = ''
    expect(await consoleErrors(() => void (html = renderOnServer(tree)))).toEqual([])
    // A strict Content-Security-Policy refuses style attributes in the markup of the server.
    expect(html).not.toMatch(/<[^>]* style=/)
    if (!given.portal) expect(html).toContain(`data-testid="${probe.id}"`)
    let recovered: string[] = []
    expect(await consoleErrors(async () => void (recovered = await mount(tree, html)))).toEqual([])
    expect(recovered).toEqual([])
  })
})
