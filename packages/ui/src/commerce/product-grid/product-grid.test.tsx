// @vitest-environment jsdom
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { renderWithFakeTimers } from '../../../test/render-with-fake-timers.tsx'
import { ProductGrid } from './product-grid.tsx'

test('the ref is the list, and what is in its place', async () => {
  const ref = createRef<HTMLElement>()
  const product = { id: 1, name: 'Kettle', href: '/kettle', price: 100, images: [], stock: 5 }
  const page = await renderWithFakeTimers(<ProductGrid ref={ref} products={[product]} />)
  expect(ref.current?.tagName).toBe('UL')
  await page.rerender(<ProductGrid ref={ref} products={[]} />)
  expect(ref.current?.textContent).toContain('No products')
})
