import { LOW_STOCK } from '@shop/domain'
import type {
  DeskProduct,
  DeskProductChange,
  DeskSession,
  FieldChange,
  StockChange,
} from '@shop/domain/wire'
import type { Answer } from './fake-answer.ts'
import { Refusal } from './refusal.ts'
import { pieces } from './sample-orders.ts'

const PAGE = 20

/** Products in stock; the last one is hidden. */
export const sampleProducts = (): DeskProduct[] => [
  ...pieces.map(([id, name, picture, price], at) => ({
    ...{ id, name, picture, price, category: 'Kitchen', hidden: false },
    ...{ nameBn: at === 0 ? 'কাচের ঢাকনাসহ রাইস কুকার, ২.৮ লিটার' : null },
    ...{ discountPrice: at === 1 ? price - 50 : null, pieces: at * 7 },
  })),
  ...Array.from({ length: PAGE }, (_, at) => ({
    ...{ id: 200 + at, name: `Storage box ${at + 1}`, nameBn: null, category: 'Home' },
    ...{ picture: null, price: 120, discountPrice: null, pieces: 40, hidden: at === PAGE - 1 },
  })),
]

/** The desk in memory. */
interface Desk {
  products: DeskProduct[]
  records: Map<number, FieldChange[]>
  session(): DeskSession
}

/** The calls of products and their stock. */
export function productCalls(desk: Desk): Record<string, Answer> {
  const find = (id: string | undefined) => {
    const found = desk.products.find((product) => product.id === Number(id))
    if (!found) throw new Refusal(404, 'unknown')
    return found
  }
  const store = (product: DeskProduct, change: Partial<DeskProduct>, reason?: string) => {
    const changed = { ...product, ...change }
    desk.products = desk.products.map((one) => (one.id === product.id ? changed : one))
    const of = { id: desk.records.size + 1, at: '2026-11-28T10:00:00Z', staff: 'Maya' }
    const subject = { subject: 'product', subjectId: String(product.id) }
    const record = (field: string, from: unknown, to: unknown) => ({
      ...{ ...of, ...subject },
      ...{ field, from, to },
    })
    const { pieces: now = product.pieces } = change
    desk.records.set(product.id, [
      ...(now === product.pieces ? [] : [record('quantity', product.pieces, now)]),
      ...(reason ? [record('reason', null, reason)] : []),
    ])
    return changed
  }
  return {
    'GET /desk/products': (_, { query }) => {
      desk.session()
      const [q = '', filter, after] = ['q', 'filter', 'after'].map(
        (name) => query.get(name) ?? undefined,
      )
      const found = desk.products.filter(
        ({ id, name, pieces: left, hidden }) =>
          `${id} ${name}`.toLowerCase().includes(q.toLowerCase()) &&
          (!filter || hidden === (filter === 'hidden')) &&
          (filter !== 'low' || left <= LOW_STOCK) &&
          id > Number(after ?? 0),
      )
      const products = found.slice(0, PAGE)
      return { products, next: found.length > PAGE ? products.at(-1)?.id : null }
    },
    'GET /desk/products/*': ([id]) => {
      desk.session()
      return find(id)
    },
    'PATCH /desk/products/*': ([id], { body }) => {
      const product = find(id)
      const change = body as DeskProductChange
      const { price, discountPrice } = { ...product, ...change }
      if (discountPrice !== null && discountPrice >= price) {
        throw new Refusal(422, 'discount-price', {
          errors: [{ field: 'discountPrice', message: 'Too much.', code: 'discount-price' }],
        })
      }
      return store(product, change as Partial<DeskProduct>)
    },
    'POST /desk/products/*/stock': ([id], { body }) => {
      const product = find(id)
      const { reason, pieces: given } = body as StockChange
      const now = { received: product.pieces + given, lost: product.pieces - given, counted: given }
      if (now[reason] < 0) {
        throw new Refusal(422, 'too-few', {
          errors: [{ field: 'pieces', message: 'Too few.', code: 'too-few' }],
        })
      }
      return store(product, { pieces: now[reason] }, reason)
    },
  }
}
