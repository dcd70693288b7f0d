// @vitest-environment jsdom
import { createRef, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { renderWithFakeTimers } from '../../test/render-with-fake-timers.tsx'
import { Slot } from './slot.tsx'
import { renderToStaticMarkup } from 'react-dom/server'

test('the child keeps its own props and takes the others', () => {
  const html = renderToStaticMarkup(
    <Slot data-shop="button" id="outer" className="a" style={{ top: 0 }} aria-describedby="x">
      <a href="/cart" id="inner" className="b" style={{ left: 0 }} aria-describedby="y">
        Bag
      </a>
    </Slot>,
  )
  expect(html).toBe(
    '<a href="/cart" id="inner" class="a b" style="top:0;left:0" aria-describedby="x y" data-shop="button">Bag</a>',
  )
})

test('a prop that the child leaves undefined does not remove the outer one', () => {
  const html = renderToStaticMarkup(
    <Slot title="Bag">
      <a title={undefined}>Bag</a>
    </Slot>,
  )
  expect(html).toBe('<a title="Bag">Bag</a>')
})

test('both handlers run, the child first, and both refs are set', async () => {
  const order: string[] = []
  const [outer, inner] = [createRef<HTMLElement>(), createRef<HTMLAnchorElement>()]
  const page = await renderWithFakeTimers(
    <Slot ref={outer} onClick={() => order.push('outer')}>
      <a href="#bag" ref={inner} onClick={() => order.push('inner')}>
        Bag
      </a>
    </Slot>,
  )
  await page.press('a')
  expect(order).toEqual(['inner', 'outer'])
  expect(inner.current?.tagName).toBe('A')
  expect(outer.current).toBe(inner.current)
})

test.each<[string, ReactNode]>([
  ['no child', undefined],
  ['text', 'Bag'],
  ['two elements', [<a key="1" />, <a key="2" />]],
])('%s is refused with a message that says what is needed', (_, children) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => renderToStaticMarkup(<Slot>{children}</Slot>)).toThrow('exactly one element')
})
