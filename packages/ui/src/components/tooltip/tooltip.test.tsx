// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { mount, unmount } from '../../../test/conformance/mount.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Tooltip, TooltipContent, TooltipTrigger } from './tooltip.tsx'

afterEach(unmount)

it('describes its trigger while that has the focus, in place of the tooltip of the browser', async () => {
  await mount(
    <Tooltip>
      <TooltipTrigger asChild>
        <IconButton aria-label="Copy">×</IconButton>
      </TooltipTrigger>
      <TooltipContent>Copies the address</TooltipContent>
    </Tooltip>,
  )
  const button = document.querySelector('button') as HTMLButtonElement
  expect(button.title).toBe('')
  expect(button.hasAttribute('aria-describedby')).toBe(false)
  await act(async () => button.focus())
  const described = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe('Copies the address')
})
