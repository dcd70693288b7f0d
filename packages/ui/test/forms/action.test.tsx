// @vitest-environment jsdom
import { act, useActionState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Button, Field, Form, Input, Select } from '../../src/index.ts'
import { mount, unmount } from '../conformance/mount.tsx'

interface Answer {
  error?: string
  saved?: string
}

const done = vi.fn<(values: Record<string, unknown>) => void>()
/** Lets the action that runs finish. */
let finish = () => {}

async function save(_before: Answer, data: FormData): Promise<Answer> {
  const name = data.get('name')
  await new Promise<void>((pass) => (finish = pass))
  if (typeof name !== 'string' || !name) return { error: 'Name is required' }
  done(Object.fromEntries(data))
  return { saved: name }
}

function Recipe() {
  const [answer, action, pending] = useActionState(save, {})
  return (
    <Form action={action}>
      <Field label="Name" error={answer.error}>
        <Input name="name" />
      </Field>
      <Field label="Zone">
        <Select name="zone" defaultValue="dhaka_inside">
          <option value="dhaka_outside">Outside Dhaka</option>
          <option value="dhaka_inside">Inside Dhaka</option>
        </Select>
      </Field>
      <Button type="submit" loading={pending}>
        Send
      </Button>
      <p role="status">{answer.saved}</p>
    </Form>
  )
}

const send = () => document.querySelector<HTMLButtonElement>('button')
const press = () =>
  act(async () => {
    send()?.click()
    await Promise.resolve()
  })
const settled = () =>
  act(async () => {
    finish()
    await Promise.resolve()
  })

afterEach(unmount)

it('a React 19 action gets the form data, and its result is shown as the message of the field', async () => {
  await mount(<Recipe />)
  const name = document.querySelector<HTMLInputElement>('[name=name]')
  expect(name?.getAttribute('aria-invalid')).not.toBe('true')
  await press()
  expect(send()?.getAttribute('aria-busy')).toBe('true')
  await settled()
  expect(send()?.getAttribute('aria-busy')).toBeNull()
  expect(name?.getAttribute('aria-invalid')).toBe('true')
  expect(document.querySelector('form')?.textContent).toContain('Name is required')
  await expect.poll(() => document.activeElement).toBe(name)
  expect(done).not.toHaveBeenCalled()

  if (name) name.value = 'করিম'
  await press()
  await settled()
  expect(done).toHaveBeenLastCalledWith({ name: 'করিম', zone: 'dhaka_inside' })
  expect(document.querySelector('[role=status]')?.textContent).toBe('করিম')
  expect(document.querySelector('form')?.textContent).not.toContain('Name is required')
})
