import type { ProductSummary } from '../src/commerce/product/product.ts'

/** `count` products: a mix of discounted, undiscounted, sold out and Bengali ones. */
export function benchProducts(count: number): ProductSummary[] {
  return Array.from({ length: count }, (_, i) => ({
    id: i + 1,
    name: i % 5 === 4 ? `স্টেইনলেস স্টিলের টিফিন বক্স ${i}` : `Rice Cooker 1.8 L with Steamer ${i}`,
    href: `/product-details/${i + 1}`,
    price: 1000 + ((i * 37) % 4000),
    discountPrice: i % 3 === 0 ? null : 800 + ((i * 31) % 190),
    images: [`products/rice-cooker-coral-${(i % 4) + 1}.960w.jpg`],
    stock: i % 11 === 0 ? 0 : (i % 50) + 1,
    tint: 'peach',
  }))
}
