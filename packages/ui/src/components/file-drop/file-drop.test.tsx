// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { mount, unmount } from '../../../test/conformance/mount.tsx'
import { FileDrop } from './file-drop.tsx'

afterEach(unmount)

it('says that a file is over it, and names the chosen files until the form is reset', async () => {
  await mount(
    <form>
      <FileDrop aria-label="Products" name="products">
        Choose a file
      </FileDrop>
    </form>,
  )
  const root = document.querySelector('[data-shop=file-drop]') as HTMLElement
  const input = document.querySelector('input') as HTMLInputElement
  const send = (event: Event) => act(async () => void input.dispatchEvent(event))
  await send(new Event('dragenter', { bubbles: true }))
  expect(root.hasAttribute('data-dragging')).toBe(true)
  await send(new Event('drop', { bubbles: true }))
  expect(root.hasAttribute('data-dragging')).toBe(false)
  Object.defineProperty(input, 'files', { value: [new File([], 'a.csv'), new File([], 'b.csv')] })
  await send(new Event('change', { bubbles: true }))
  expect(root.textContent).toBe('a.csv, b.csv')
  await act(async () => document.querySelector('form')?.reset())
  expect(root.textContent).toBe('Choose a file')
})
