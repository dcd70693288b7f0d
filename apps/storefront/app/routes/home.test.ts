import { expect, it } from 'vitest'
import type { AppLoadContext } from 'react-router-dom'
import { loader } from './home.tsx'

const text = (en: string, bn: string | null) => ({ en, bn })
const banner = {
  ...{ id: 'kettle', image: 'banners/kettle.jpg', alt: 'A kettle', href: '/products' },
  texts: { title: text('Tea', 'চা'), text: text('Hot', null), label: null, action: null },
}
const home = {
  ...{ banners: [banner], strip: [banner], testimonials: [] },
  ...{ discounted: [], recommended: [], collections: [] },
}

/** The data of the page in a language. */
const pageIn = (language: 'en' | 'bn') => {
  const context = { api: { home: async () => home }, environment: { language } }
  return loader({ context: context as unknown as AppLoadContext } as Parameters<typeof loader>[0])
}

it('the page carries the texts of its banners in its language only', async () => {
  const { content } = await pageIn('bn')
  expect(content.banners).toMatchObject([{ title: 'চা', text: 'Hot' }])
  expect(content.strip).toEqual(content.banners)
  expect(JSON.stringify(content)).not.toContain('Tea')
  expect(JSON.stringify(await pageIn('en'))).not.toContain('চা')
})
