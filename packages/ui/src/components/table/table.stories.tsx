import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect, userEvent } from 'storybook/test'
import { compact } from '../../../stories/samples/compact.tsx'
import { OrderCells, orderColumns, orders } from '../../../stories/samples/order-table.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { ErrorState } from '../error-state/error-state.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { TableColumn } from './table-column.tsx'
import { TableDetail, TableDetailCell } from './table-detail.tsx'
import { TableSelectCell } from './table-select-cell.tsx'
import { Table, TableBody, TableCell, TableHead, TableMessage, TableRow } from './table.tsx'

const head = <TableHead>{orderColumns}</TableHead>

const rows = orders.map((order) => (
  <TableRow key={order.number}>
    <OrderCells {...order} />
  </TableRow>
))

const meta = {
  title: 'Layout/Table',
  component: Table,
  subcomponents: {
    TableHead,
    TableColumn,
    TableBody,
    TableRow,
    TableCell,
    TableSelectCell,
    TableDetailCell,
    TableDetail,
    TableMessage,
  },
  args: {
    'aria-label': 'Orders',
    children: (
      <>
        {head}
        <TableBody>{rows}</TableBody>
      </>
    ),
  },
} satisfies Meta<typeof Table>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Orders' })).toBeVisible()
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4)
    await expect(canvas.getByRole('rowheader', { name: '4020117' })).toBeVisible()
  },
}

/** A press on the name of a column sorts by it, a second one the other way round. */
export const Sorted: Story = {
  render: function Sortable(args) {
    const [sort, setSort] = useState<'ascending' | 'descending'>('ascending')
    const sorted = orders.toSorted((a, b) =>
      sort === 'ascending' ? a.total - b.total : b.total - a.total,
    )
    return (
      <Table {...args}>
        <TableHead>
          <TableColumn>Order</TableColumn>
          <TableColumn>Customer</TableColumn>
          <TableColumn>State</TableColumn>
          <TableColumn align="end" sort={sort} onSort={setSort}>
            Total
          </TableColumn>
        </TableHead>
        <TableBody>
          {sorted.map((order) => (
            <TableRow key={order.number}>
              <OrderCells {...order} />
            </TableRow>
          ))}
        </TableBody>
      </Table>
    )
  },
  play: async ({ canvas }) => {
    const numbers = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)
    await expect(numbers()).toEqual(['4020118', '4020117', '4020119'])
    await userEvent.click(canvas.getByRole('button', { name: 'Total' }))
    await expect(numbers()).toEqual(['4020119', '4020117', '4020118'])
    await expect(canvas.getByRole('columnheader', { name: 'Total' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
  },
}

/** Rows are selected for an action on all of them. */
export const Selection: Story = {
  render: function Selectable(args) {
    const [selected, setSelected] = useState<readonly string[]>(['4020118'])
    return (
      <Table {...args}>
        <TableHead>
          <TableSelectCell
            selected={selected.length === orders.length}
            indeterminate={selected.length > 0 && selected.length < orders.length}
            onSelect={(all) => setSelected(all ? orders.map(({ number }) => number) : [])}
          />
          {orderColumns}
        </TableHead>
        <TableBody>
          {orders.map((order) => (
            <TableRow key={order.number} selected={selected.includes(order.number)}>
              <TableSelectCell
                rowName={order.number}
                selected={selected.includes(order.number)}
                onSelect={(one) =>
                  setSelected(
                    one
                      ? [...selected, order.number]
                      : selected.filter((number) => number !== order.number),
                  )
                }
              />
              <OrderCells {...order} />
            </TableRow>
          ))}
        </TableBody>
      </Table>
    )
  },
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all' })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await expect(canvas.getByRole('checkbox', { name: 'Select 4020117' })).toBeChecked()
    await expect(all).toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select 4020117' }))
    await expect(all).toBePartiallyChecked()
  },
}

/** A row opens for more about it. */
export const Details: Story = {
  render: function Expandable(args) {
    const [expanded, setExpanded] = useState(false)
    const [order] = orders as [(typeof orders)[number]]
    return (
      <Table {...args}>
        <TableHead>
          <TableColumn>
            <span className="shop:sr-only">Details</span>
          </TableColumn>
          {orderColumns}
        </TableHead>
        <TableBody>
          <TableRow>
            <TableDetailCell
              rowName={order.number}
              detailId="order-4020117"
              expanded={expanded}
              onToggle={setExpanded}
            />
            <OrderCells {...order} />
          </TableRow>
          {expanded && (
            <TableDetail id="order-4020117" columns={5}>
              House 12, Road 5, Dhanmondi, Dhaka
            </TableDetail>
          )}
        </TableBody>
      </Table>
    )
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Details of 4020117' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByText('House 12, Road 5, Dhanmondi, Dhaka')).toBeNull()
    await userEvent.click(button)
    await expect(canvas.getByText('House 12, Road 5, Dhanmondi, Dhaka')).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
  },
}

/** The head stays while the rows scroll, here in a box of its own. */
export const StickyHead: Story = {
  args: { stickyHeader: true, className: 'shop:max-h-40', tabIndex: 0 },
  play: async ({ canvas, canvasElement }) => {
    const box = canvasElement.querySelector<HTMLElement>('[data-shop=table]')!
    box.scrollTop = 60
    const column = canvas.getByRole('columnheader', { name: 'Order' }).getBoundingClientRect()
    await expect(Math.round(column.top - box.getBoundingClientRect().top)).toBeLessThanOrEqual(1)
  },
}

/** While other rows are loaded the last ones stay. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  },
}

const instead = (message: ReactNode) => (
  <>
    {head}
    <TableBody>
      <TableMessage columns={4}>{message}</TableMessage>
    </TableBody>
  </>
)

export const FirstLoading: Story = { args: { loading: true, children: instead(<Spinner />) } }
export const Empty: Story = { args: { children: instead(<EmptyState title="No orders yet" />) } }
export const Failed: Story = { args: { children: instead(<ErrorState title="Not loaded" />) } }

/** With a mouse at a desk: rows of at most 40 px. */
export const Compact: Story = {
  decorators: [compact],
  play: async ({ canvas }) => {
    const [, row] = canvas.getAllByRole('row') as [HTMLElement, HTMLElement]
    await expect(row.offsetHeight).toBeLessThanOrEqual(40)
  },
}

/** On a phone each row is a card. */
export const OnPhone: Story = { globals: { viewport: { value: 'mobile1' } } }

export const Bengali: Story = {
  args: {
    'aria-label': 'অর্ডার',
    lang: 'bn',
    children: (
      <>
        <TableHead>
          <TableColumn>অর্ডার</TableColumn>
          <TableColumn>ক্রেতা</TableColumn>
          <TableColumn align="end">মোট</TableColumn>
        </TableHead>
        <TableBody>
          <TableRow>
            <TableCell rowHeader>৪০২০১১৭</TableCell>
            <TableCell label="ক্রেতা">মোছাম্মৎ আয়েশা সিদ্দিকা রহমান চৌধুরী</TableCell>
            <TableCell label="মোট" align="end">
              ২,৪৫০
            </TableCell>
          </TableRow>
        </TableBody>
      </>
    ),
  },
}

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('columnheader') as [HTMLElement, HTMLElement]
    await expect(first.getBoundingClientRect().left).toBeGreaterThan(
      second.getBoundingClientRect().left,
    )
  },
}

export const Keyboard: Story = {
  ...Sorted,
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    const total = canvas.getByRole('button', { name: 'Total' })
    await expect(total).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('columnheader', { name: 'Total' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await expect(total).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: '4020119' })).toHaveFocus()
  },
}
