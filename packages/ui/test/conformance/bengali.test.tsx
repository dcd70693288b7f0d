// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { MarketProvider } from '../../src/lib/market.tsx'
import { MessagesProvider } from '../../src/lib/messages.tsx'
import { bengaliMarket, bengaliMessages } from '../../src/messages/bn.ts'
import { defaultMessages } from '../../src/messages.ts'
import { commerceSamples } from './commerce-samples.tsx'
import { componentSamples } from './component-samples.tsx'
import { renderOnServer } from './mount.tsx'

/** English messages as patterns; a placeholder means any text. */
const english = Object.values(defaultMessages)
  .flatMap((message) => (typeof message === 'string' ? [message] : Object.values(message)))
  .filter((text) => /[a-z]{2}/i.test(text.replace(/\{\w+\}/g, '')))
  .map((text) => {
    const parts = text.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    return new RegExp(`^${parts.join('.+')}$`)
  })

/** Texts of the samples that are equal to an English message. */
const fromSamples = new Set(['Address', 'Close', 'Name', 'Offers', 'Subtotal', 'Total'])
/** Phone numbers, addresses and amounts of the samples. */
const data = /^[\d +-]{8,}$|@|^990 tk$/

const samples = Object.entries({ ...componentSamples, ...commerceSamples })

/** What a reader sees or hears: text nodes and the attributes that are read out. */
function words(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const read = ['aria-label', 'alt', 'title', 'placeholder', 'aria-roledescription']
  const texts = [...page.querySelectorAll('*')].flatMap((element) => [
    ...read.map((name) => element.getAttribute(name) ?? ''),
    ...[...element.childNodes]
      .filter(({ nodeType }) => nodeType === 3)
      .map((node) => node.nodeValue ?? ''),
  ])
  return texts.map((text) => text.trim()).filter(Boolean)
}

describe.each(samples)('%s in Bengali', (_, { piece, within }) => {
  const shown = words(
    renderOnServer(
      <MarketProvider market={bengaliMarket}>
        <MessagesProvider messages={bengaliMessages}>
          {within ? within(piece) : piece}
        </MessagesProvider>
      </MarketProvider>,
    ),
  )

  it('shows no English message', () => {
    const left = shown.filter((text) => english.some((pattern) => pattern.test(text)))
    expect(left.filter((text) => !fromSamples.has(text))).toEqual([])
  })

  it('writes numbers in Bengali digits', () => {
    expect(shown.filter((text) => /\d/.test(text) && !data.test(text))).toEqual([])
  })
})
