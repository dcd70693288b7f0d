import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Dialog, DialogClose, DialogFooter, DialogTitle, DialogTrigger } from './dialog.tsx'
import { DialogContent, type DialogContentProps } from './dialog-content.tsx'

function Guide(props: DialogContentProps) {
  return (
    <Dialog>
      <DialogTrigger variant="outline">Size guide</DialogTrigger>
      <DialogContent {...props}>
        <DialogTitle>Which size fits?</DialogTitle>
        <DialogFooter>
          <DialogClose>Got it</DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

/** A shadow root with the styles and theme of the page; one dialog finds it, the other is given its element. */
function Shadow({ children }: { children: (container?: Element) => ReactNode }) {
  const host = useRef<HTMLDivElement>(null)
  const [inside, setInside] = useState<HTMLElement>()
  useEffect(() => {
    const shadow = host.current?.shadowRoot ?? host.current?.attachShadow({ mode: 'open' })
    if (!shadow) return
    const styles = document.querySelectorAll('style, link[rel=stylesheet]')
    const page = document.createElement('div')
    page.style.cssText = 'background: var(--shop-color-paper); color: var(--shop-color-ink)'
    shadow.replaceChildren(...[...styles].map((style) => style.cloneNode(true)), page)
    setInside(page)
  }, [])
  return (
    <div ref={host} data-testid="host" data-theme={document.documentElement.dataset.theme}>
      {inside && createPortal([children(), children(inside)], inside)}
    </div>
  )
}

const meta = {
  title: 'Overlays/Dialog/Container',
  component: DialogContent,
  args: { children: null },
} satisfies Meta<typeof DialogContent>

export default meta
type Story = StoryObj<typeof meta>

/** In a shadow root the dialog stays there, where its styles are. `container` names another place. */
export const InShadowRoot: Story = {
  tags: ['!autodocs', 'no-picture'],
  render: (args) => (
    <Shadow>
      {(container) => <Guide key={String(container)} {...args} container={container} />}
    </Shadow>
  ),
  play: async ({ canvasElement }) => {
    const host = canvasElement.querySelector<HTMLElement>('[data-testid=host]')
    const find = () => [...(host?.shadowRoot?.querySelectorAll('button') ?? [])]
    await waitFor(() => expect(find()).toHaveLength(2))
    for (const trigger of find()) {
      await userEvent.click(trigger)
      const dialog = await waitFor(() => {
        const found = host?.shadowRoot?.querySelector<HTMLElement>('[role=dialog]')
        if (!found) throw new Error('The dialog is not in the shadow root.')
        return found
      })
      await expect(dialog.contains(host?.shadowRoot?.activeElement ?? null)).toBe(true)
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(dialog.isConnected).toBe(false))
      await expect(host?.shadowRoot?.activeElement).toBe(trigger)
    }
  },
}
