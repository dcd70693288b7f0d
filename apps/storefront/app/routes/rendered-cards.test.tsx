// @vitest-environment jsdom
import { normalizeProduct } from '@shop/domain'
import { act, type FunctionComponent } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider, useLoaderData, useMatches } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { toCard } from '../lib/product-view.ts'
import { parseListQuery } from '../features/catalogue/product-list-query.ts'
import Products from './products.tsx'

const rendered = vi.hoisted(() => ({ cards: 0 }))
// Counts in the module that the grid of the library renders; its entry point has only the finished grid.
vi.mock('../../../../packages/ui/src/commerce/product-card/product-card.tsx', async (original) => {
  const { ProductCard } = await original<{ ProductCard: FunctionComponent }>()
  return {
    ProductCard: (props: object) => {
      rendered.cards += 1
      return <ProductCard {...props} />
    },
  }
})

const CARDS = 192

/** The list as its loader returns it. */
const list = {
  query: parseListQuery(new URLSearchParams('page=8')),
  products: Array.from({ length: CARDS }, (_, index) =>
    toCard(normalizeProduct({ id: index + 1, name: `Kettle ${index}`, price: 100, quantity: 5 })!),
  ),
  total: CARDS,
  facets: [],
  corrected: null,
  guess: false,
  popular: [],
}

function Page() {
  const props = { loaderData: useLoaderData<typeof list>(), matches: useMatches(), params: {} }
  return <Products {...(props as unknown as Parameters<typeof Products>[0])} />
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

it('a press on a link renders no card of the list again', async () => {
  const router = createMemoryRouter(
    [
      { path: '/products', loader: () => list, element: <Page /> },
      { path: '/next', loader: () => new Promise(() => undefined), element: null },
    ],
    { initialEntries: ['/products'], hydrationData: { loaderData: { '0': list } } },
  )
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<RouterProvider router={router} />))
  expect(rendered.cards).toBe(CARDS)
  await act(async () => void router.navigate('/next'))
  expect(router.state.navigation.state).toBe('loading')
  expect(rendered.cards).toBe(CARDS)
  await act(async () => root.unmount())
})
