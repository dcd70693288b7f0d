import { expectTypeOf, it } from 'vitest'
import type { TableColumnProps, TableProps, TabsListProps } from '../src/index.ts'

// These are checked by the compiler (`npm run types`), not while the tests run.

it('a table and a list of tabs need a name', () => {
  expectTypeOf<{ children: string }>().not.toExtend<TableProps>()
  expectTypeOf<{ 'aria-label': string }>().toExtend<TableProps>()
  expectTypeOf<{ 'aria-labelledby': string }>().toExtend<TableProps>()
  expectTypeOf<{ children: string }>().not.toExtend<TabsListProps>()
  expectTypeOf<{ 'aria-label': string }>().toExtend<TabsListProps>()
})

it('a column has a way to sort and what a press does, or neither', () => {
  interface OnSort {
    onSort: (sort: 'ascending' | 'descending') => void
  }
  expectTypeOf<OnSort>().not.toExtend<TableColumnProps>()
  expectTypeOf<{ sort: 'none' }>().not.toExtend<TableColumnProps>()
  expectTypeOf<OnSort & { sort: 'none' }>().toExtend<TableColumnProps>()
  // A column of a list in which only some can be sorted.
  expectTypeOf<OnSort & { sort: 'none' | undefined }>().toExtend<TableColumnProps>()
  expectTypeOf<{ align: 'end' }>().toExtend<TableColumnProps>()
})
