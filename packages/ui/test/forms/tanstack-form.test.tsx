// @vitest-environment jsdom
import { useForm } from '@tanstack/react-form'
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Button, Checkbox, Field, Form, Input, Select } from '../../src/index.ts'
import { mount, unmount } from '../conformance/mount.tsx'

const done = vi.fn<(values: Record<string, unknown>) => void>()

function Recipe() {
  const form = useForm({
    defaultValues: { name: '', zone: '', agree: false },
    onSubmit: ({ value }) => done(value),
  })
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        void form.handleSubmit()
      }}
    >
      <form.Field
        name="name"
        validators={{ onSubmit: ({ value }) => (value ? undefined : 'Name is required') }}
      >
        {({ name, state, handleChange, handleBlur }) => (
          <Field label="Name" error={state.meta.errors[0]}>
            <Input
              name={name}
              value={state.value}
              onChange={(event) => handleChange(event.target.value)}
              onBlur={handleBlur}
            />
          </Field>
        )}
      </form.Field>
      <form.Field name="zone">
        {({ name, state, handleChange }) => (
          <Field label="Zone">
            <Select
              name={name}
              value={state.value}
              onChange={(event) => handleChange(event.target.value)}
            >
              <option value="">Choose</option>
              <option value="dhaka_inside">Inside Dhaka</option>
            </Select>
          </Field>
        )}
      </form.Field>
      <form.Field name="agree">
        {({ name, state, handleChange }) => (
          <Checkbox
            name={name}
            label="I agree"
            checked={state.value}
            onChange={(event) => handleChange(event.target.checked)}
          />
        )}
      </form.Field>
      <Button type="submit">Send</Button>
    </Form>
  )
}

const control = <T extends HTMLElement>(name: string): T => {
  const found = document.querySelector<T>(`[name="${name}"]`)
  if (!found) throw new Error(`no control called ${name}`)
  return found
}
/** Types like a browser: through the native setter, because React tracks the `value` property. */
const type = (field: HTMLInputElement | HTMLSelectElement, value: string) =>
  act(async () => {
    const proto = Object.getPrototypeOf(field) as object
    Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(field, value)
    field.dispatchEvent(
      new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    )
    await Promise.resolve()
  })
const press = (element: HTMLElement) =>
  act(async () => {
    element.click()
    await Promise.resolve()
  })
const send = () => press(document.querySelector<HTMLElement>('[type=submit]') as HTMLElement)

afterEach(unmount)

it('TanStack Form reads and writes native controls, and its error is the message of the field', async () => {
  await mount(<Recipe />)
  await send()
  const name = control<HTMLInputElement>('name')
  const message = document.getElementById(
    name.getAttribute('aria-describedby')?.split(' ')[0] ?? '',
  )
  await expect.poll(() => message?.textContent).toContain('Name is required')
  expect(name.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => document.activeElement).toBe(name)
  expect(done).not.toHaveBeenCalled()

  await type(name, 'করিম')
  await type(control<HTMLSelectElement>('zone'), 'dhaka_inside')
  await press(control('agree'))
  await send()
  await expect
    .poll(() => done)
    .toHaveBeenLastCalledWith({ name: 'করিম', zone: 'dhaka_inside', agree: true })
})
