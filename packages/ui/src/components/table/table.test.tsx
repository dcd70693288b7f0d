// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { mount, unmount } from '../../../test/conformance/mount.tsx'
import { TableColumn } from './table-column.tsx'
import { TableSelectCell } from './table-select-cell.tsx'
import { Table, TableBody, TableHead, TableRow } from './table.tsx'

afterEach(unmount)

it('asks for the other order of the column that it is sorted by', async () => {
  const onSort = vi.fn()
  await mount(
    <Table aria-label="Orders">
      <TableHead>
        <TableColumn sort="none" onSort={onSort}>
          Order
        </TableColumn>
        <TableColumn sort="ascending" onSort={onSort}>
          Total
        </TableColumn>
      </TableHead>
    </Table>,
  )
  const buttons = [...document.querySelectorAll('button')]
  for (const button of buttons) await act(async () => button.click())
  expect(onSort.mock.calls).toEqual([['ascending'], ['descending']])
})

it('selects one row or all of them', async () => {
  const onSelect = vi.fn()
  await mount(
    <Table aria-label="Orders">
      <TableHead>
        <TableSelectCell selected={false} indeterminate onSelect={onSelect} />
      </TableHead>
      <TableBody>
        <TableRow selected>
          <TableSelectCell rowName="4020117" selected onSelect={onSelect} />
        </TableRow>
      </TableBody>
    </Table>,
  )
  const [all, one] = [...document.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement]
  expect([all.indeterminate, one.indeterminate]).toEqual([true, false])
  expect(one.getAttribute('aria-label')).toBe('Select 4020117')
  await act(async () => all.click())
  await act(async () => one.click())
  expect(onSelect.mock.calls).toEqual([[true], [false]])
})
