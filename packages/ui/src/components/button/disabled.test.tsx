// @vitest-environment jsdom
import { act, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { Dialog, DialogTrigger } from '../dialog/dialog.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Button } from './button.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
const root = createRoot(document.body)
afterEach(() => act(() => root.render(null)))

const onClick = vi.fn()
const link = (
  <a href="/cart" onClick={onClick}>
    Bag
  </a>
)

/** Whether a press on the element would follow the link. */
function follows(
  element: Element,
  press = new MouseEvent('click', { cancelable: true, bubbles: true }),
) {
  act(() => void element.dispatchEvent(press))
  return !press.defaultPrevented
}

test.each<[string, ReactElement]>([
  ['Button', <Button asChild disabled children={link} />],
  ['Button that loads', <Button asChild loading children={link} />],
  ['IconButton', <IconButton asChild disabled aria-label="Bag" children={link} />],
  [
    'DialogTrigger',
    <Dialog>
      <DialogTrigger asChild disabled children={link} />
    </Dialog>,
  ],
])('a disabled %s blocks the link inside', (_, element) => {
  act(() => root.render(element))
  const anchor = document.querySelector('a')
  if (!anchor) throw new Error('There is no link.')
  expect(anchor.getAttribute('aria-disabled')).toBe('true')
  expect(anchor.hasAttribute('disabled')).toBe(false)
  expect(follows(anchor)).toBe(false)
  expect(
    follows(anchor, new MouseEvent('auxclick', { cancelable: true, bubbles: true, button: 1 })),
  ).toBe(false)
  expect(onClick).not.toHaveBeenCalled()
  expect(document.querySelector('[data-shop=dialog-content]')).toBeNull()
})

test('a button inside is disabled itself', () => {
  act(() =>
    root.render(
      <Dialog>
        <DialogTrigger asChild disabled>
          <IconButton aria-label="Menu">☰</IconButton>
        </DialogTrigger>
      </Dialog>,
    ),
  )
  expect(document.querySelector('button')?.disabled).toBe(true)
})
