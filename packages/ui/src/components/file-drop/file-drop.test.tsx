// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { mount, unmount } from '../../../test/conformance/mount.tsx'
import { FileDrop } from './file-drop.tsx'

afterEach(unmount)

it('says that a file is over it, and gives and names the chosen files until the form is reset', async () => {
  const changed = vi.fn()
  await mount(
    <form>
      <FileDrop aria-label="Products" name="products" onFilesChange={changed}>
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
  const files = [new File([], 'a.csv'), new File([], 'b.csv')]
  Object.defineProperty(input, 'files', { value: files })
  await send(new Event('change', { bubbles: true }))
  expect(root.textContent).toBe('a.csv, b.csv')
  expect(changed).toHaveBeenLastCalledWith(files)
  await act(async () => document.querySelector('form')?.reset())
  expect(root.textContent).toBe('Choose a file')
  expect(changed).toHaveBeenLastCalledWith([])
})
