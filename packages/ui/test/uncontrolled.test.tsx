// @vitest-environment jsdom
import { act } from 'react'
import { expect, test } from 'vitest'
import { AlertPopup, CampaignPopup, Combobox, Toast } from '../src/index.ts'
import { renderWithFakeTimers } from './render-with-fake-timers.tsx'

test('a toast without open closes itself', async () => {
  const page = await renderWithFakeTimers(<Toast defaultOpen>Saved</Toast>)
  expect(page.text()).toContain('Saved')
  await page.advance(2000)
  expect(page.text()).not.toContain('Saved')
})

test.each([
  ['AlertPopup', <AlertPopup defaultOpen title="Sorry" description="Try again" />, 'Sorry', 'OK'],
  ['CampaignPopup', <CampaignPopup defaultOpen buyHref="/" />, 'Thank You!', 'Close'],
])('%s without open closes itself', async (_, popup, title, name) => {
  const page = await renderWithFakeTimers(popup)
  expect(page.text()).toContain(title)
  const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.includes(name),
  )
  await act(async () => button?.click())
  expect(page.text()).not.toContain(title)
})

test('a combobox without value holds its text, and a reset of the form restores it', async () => {
  const page = await renderWithFakeTimers(
    <form>
      <Combobox name="q" aria-label="Search" defaultValue="fan" options={[]} onSelect={() => {}} />
    </form>,
  )
  const text = () => new FormData(page.find<HTMLFormElement>('form')).get('q')
  expect(text()).toBe('fan')
  await page.type('input', 'kettle')
  expect(text()).toBe('kettle')
  await act(async () => page.find<HTMLFormElement>('form').reset())
  expect(text()).toBe('fan')
  await page.type('input', 'kettle')
  expect(text()).toBe('kettle')
})
