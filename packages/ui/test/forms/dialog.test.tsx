// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import {
  CouponField,
  DeliveryForm,
  Dialog,
  DialogContent,
  DialogTitle,
  Field,
  Form,
  Input,
  useForm,
} from '../../src/index.ts'
import { mount, unmount } from '../conformance/mount.tsx'

afterEach(unmount)

const find = <T extends Element>(selector: string): T => {
  const found = document.querySelector<T>(selector)
  if (!found) throw new Error(`There is no ${selector}.`)
  return found
}
const submit = (selector: string) =>
  act(async () => find<HTMLFormElement>(selector).requestSubmit())

// An interface, which has no index signature, is a type of values, too.
interface Named {
  name: string
}

it('a form in a dialog that is in another form neither sends nor checks the other one', async () => {
  const outer = vi.fn()
  const inner = vi.fn()
  const change = vi.fn()
  function Outer() {
    const form = useForm<Named>({
      defaultValues: { name: '' },
      validate: { name: (value) => (value ? undefined : 'Name is required') },
      onSubmit: outer,
      fallbackError: { message: 'Not sent' },
    })
    return (
      <Form form={form} id="outer" onChange={change} onReset={change}>
        <Field label="Name" name="name">
          <Input />
        </Field>
        <Dialog open>
          <DialogContent aria-describedby={undefined}>
            <DialogTitle>Coupon</DialogTitle>
            <Form
              id="inner"
              onSubmit={(event) => {
                event.preventDefault()
                inner()
              }}
            >
              <Input name="name" aria-label="Code" />
            </Form>
          </DialogContent>
        </Dialog>
      </Form>
    )
  }
  await mount(<Outer />)
  await submit('#inner')
  expect(inner).toHaveBeenCalledOnce()
  expect(document.body.textContent).not.toContain('Name is required')
  await act(async () => {
    find('#inner input').dispatchEvent(new Event('change', { bubbles: true }))
    find<HTMLFormElement>('#inner').reset()
  })
  expect(change).not.toHaveBeenCalled()
  await submit('#outer')
  expect(document.body.textContent).toContain('Name is required')
  expect(outer).not.toHaveBeenCalled()
})

it('a coupon that is applied in a dialog of the delivery form places no order', async () => {
  const order = vi.fn()
  const coupon = vi.fn(async () => ({ ok: true }) as const)
  await mount(
    <DeliveryForm
      id="order"
      defaultValues={{ name: 'Rahim', mobile: '01712345678', address: 'Dhaka', terms: true }}
      onSubmit={order}
      summary={
        <Dialog open>
          <DialogContent aria-describedby={undefined}>
            <DialogTitle>Coupon</DialogTitle>
            <CouponField onSubmit={coupon} />
          </DialogContent>
        </Dialog>
      }
    />,
  )
  const field = find<HTMLInputElement>('[role=dialog] input')
  field.value = 'SAVE10'
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  await act(async () => field.dispatchEvent(enter))
  expect(enter.defaultPrevented).toBe(true)
  expect(coupon).toHaveBeenCalledOnce()
  expect(order).not.toHaveBeenCalled()
})
