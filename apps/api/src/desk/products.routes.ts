import { LOW_STOCK, toPoisha, toTaka } from '@shop/domain'
import {
  deskProductAnswer,
  deskProductRequest,
  deskProductsAnswer,
  deskProductsRequest,
  stockRequest,
  type DeskProduct,
  type StockChange,
} from '@shop/domain/wire'
import { changeProduct, type ProductChange } from '../catalogue-import/change-product.ts'
import type { Deps } from '../deps.ts'
import { answer, type ApiContext } from '../http/context.ts'
import type { Call } from '../http/define-call.ts'
import {
  findOwnedProduct,
  listOwnedProducts,
  type OwnedProduct,
} from '../products/owned-products.queries.ts'
import { authorOf, deskCall, idOf, missing, mostInteger, wrongField } from './desk-call.ts'

const pageSize = 50
const params = { id: '1' }
const unknownProduct = { 404: 'There is no such product: `unknown`.' }

const filters = {
  shown: { state: 'live' },
  low: { state: 'live', below: LOW_STOCK + 1 },
  hidden: { state: 'hidden' },
} as const

/** The field of a request that breaks a rule of a product, and the code of the refusal. */
const rules: Readonly<Record<string, readonly [field: string, code: string]>> = {
  quantity: ['pieces', 'too-few'],
  price: ['price', 'discount-price'],
  discountPrice: ['discountPrice', 'discount-price'],
}

/** The calls of /desk/products. */
export function productRoutes(deps: Deps): Call[] {
  const { db } = deps
  return [
    deskCall(
      deps,
      'stock',
      'GET /desk/products',
      'Products by their number, hidden ones too. `q` finds a number or a part of a name; `low` are shown ones that are running out.',
      { query: deskProductsRequest, answer: deskProductsAnswer },
      async (c, _session, { query: { q, filter, after } }) => {
        const found = await listOwnedProducts(db, {
          ...(filter && filters[filter]),
          ...{ search: q || undefined, after, limit: pageSize + 1 },
        })
        const shown = found.slice(0, pageSize)
        return answer(c, {
          products: shown.map(toDeskProduct),
          next: found.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
        })
      },
    ),
    deskCall(
      deps,
      'stock',
      'GET /desk/products/{id}',
      'A product, also a hidden one.',
      { params, answer: deskProductAnswer, errors: unknownProduct },
      async (c, _session, { params: { id } }) => {
        const product = await findOwnedProduct(db, idOf(id, mostInteger))
        if (!product) throw missing('There is no such product.')
        return answer(c, toDeskProduct(product))
      },
    ),
    deskCall(
      deps,
      'catalogue',
      'PATCH /desk/products/{id}',
      'Changes the prices of a product, or whether shoppers see it. Placed orders keep their prices.',
      {
        ...{ params, body: deskProductRequest, answer: deskProductAnswer },
        errors: {
          ...unknownProduct,
          422: 'The discount price is not below the price: `discount-price`.',
        },
      },
      async (c, { member }, { params: { id }, body: { price, discountPrice, hidden } }) => {
        const patch = {
          ...(price !== undefined && { price: toPoisha(price) }),
          ...(discountPrice !== undefined && {
            discountPrice: discountPrice === null ? null : toPoisha(discountPrice),
          }),
          ...(hidden !== undefined && { state: hidden ? ('hidden' as const) : ('live' as const) }),
        }
        const product = idOf(id, mostInteger)
        return answerProduct(c, product, await changeProduct(db, authorOf(member), product, patch))
      },
    ),
    deskCall(
      deps,
      'stock',
      'POST /desk/products/{id}/stock',
      'Changes how many pieces can be ordered: received ones are added, lost ones are taken away, and counted ones replace the number.',
      {
        ...{ params, body: stockRequest, answer: deskProductAnswer },
        errors: { ...unknownProduct, 422: 'There are fewer pieces than are lost: `too-few`.' },
      },
      async (c, { member }, { params: { id }, body }) => {
        const product = idOf(id, mostInteger)
        const patch = { quantity: quantityOf(body) }
        return answerProduct(
          c,
          product,
          await changeProduct(db, authorOf(member), product, patch, body.reason),
        )
      },
    ),
  ]

  async function answerProduct(c: ApiContext, id: number, result: ProductChange | undefined) {
    if (result && 'errors' in result) {
      const [error] = result.errors
      const [field, code] = rules[error?.field ?? ''] ?? ['', 'refused']
      throw wrongField(field, `${error?.message}.`, code)
    }
    const product = result && (await findOwnedProduct(db, id))
    if (!product) throw missing('There is no such product.')
    return answer(c, toDeskProduct(product))
  }
}

function quantityOf({ reason, pieces }: StockChange) {
  if (reason === 'counted') return { set: pieces }
  return { add: reason === 'lost' ? -pieces : pieces }
}

const toDeskProduct = ({
  price,
  discountPrice,
  image,
  quantity,
  deletedAt,
  ...product
}: OwnedProduct): DeskProduct => ({
  ...product,
  picture: image,
  price: toTaka(price),
  discountPrice: discountPrice === null ? null : toTaka(discountPrice),
  pieces: quantity,
  hidden: deletedAt !== null,
})
