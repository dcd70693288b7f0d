import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { compact } from '../../../stories/samples/compact.tsx'
import { OrderCells, orderColumns, orders } from '../../../stories/samples/order-table.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { MoreIcon } from '../icon/sign-icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { TableColumn } from './table-column.tsx'
import { Table, TableBody, TableCell, TableHead, TableRow } from './table.tsx'

const meta = {
  title: 'Layout/Table/Row with a button',
  component: Table,
  args: {
    'aria-label': 'Orders',
    children: (
      <>
        <TableHead>
          {orderColumns}
          <TableColumn>
            <VisuallyHidden>Actions</VisuallyHidden>
          </TableColumn>
        </TableHead>
        <TableBody>
          {orders.map((order) => (
            <TableRow key={order.number}>
              <OrderCells {...order} />
              <TableCell align="end">
                <IconButton size="sm" aria-label={`Actions of ${order.number}`}>
                  <MoreIcon />
                </IconButton>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </>
    ),
  },
  tags: ['!autodocs'],
} satisfies Meta<typeof Table>

export default meta
type Story = StoryObj<typeof meta>

/** A button makes its row no higher: at most 40 px with the compact density. */
export const Compact: Story = {
  decorators: [compact],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /4020117/ })
    await expect(row.offsetHeight).toBeLessThanOrEqual(40)
  },
}
