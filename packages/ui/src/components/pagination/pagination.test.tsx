// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { mount, rerender, unmount } from '../../../test/conformance/mount.tsx'
import { Pagination } from './pagination.tsx'

afterEach(unmount)

const current = () => document.querySelector('[aria-current=page]')?.textContent

it('shows the page that it is given, and the last one when the list got shorter', async () => {
  const onPageChange = vi.fn()
  await mount(<Pagination pageCount={9} page={4} onPageChange={onPageChange} />)
  await act(async () => document.querySelector<HTMLElement>('[aria-label="Page 5"]')?.click())
  expect(onPageChange).toHaveBeenCalledExactlyOnceWith(5)
  expect(current()).toBe('4')
  await rerender(<Pagination pageCount={2} page={4} />)
  expect(current()).toBe('2')
})

it('draws no page for a list of one page', async () => {
  await mount(<Pagination pageCount={1} />)
  expect(document.querySelector('button')).toBeNull()
})
