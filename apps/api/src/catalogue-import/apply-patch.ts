import { toTaka } from '@shop/domain'
import { searchTexts } from '../products/write.queries.ts'
import {
  newProduct,
  shownFields,
  type CurrentProduct,
  type ProductPatch,
  type ShownValue,
} from './columns.ts'

/** A changed field. `from` is null for a new product. */
export interface FieldChange {
  field: string
  from: ShownValue
  to: ShownValue
}

/** What a row does to its product, or why it cannot. */
export type PatchResult =
  | { product: CurrentProduct; changes: FieldChange[]; remove: boolean }
  | { errors: { field: string; message: string }[] }

const requiredOfNew = ['name', 'category', 'price'] as const

/** What the rows of an import refer to. */
export interface ImportContext {
  now: string
  /** Returns the id of a category by its name. */
  categoryIdOf: (name: string) => number
  /** What each product costs after the rows before, in poisha. */
  prices: ReadonlyMap<number, number>
}

/** Applies the patch of a row to the product of an id, or to nothing: then it makes a new one. */
export function applyPatch(
  current: CurrentProduct | undefined,
  patch: ProductPatch,
  context: ImportContext & { id: number },
): PatchResult {
  const errors: { field: string; message: string }[] = []
  const fault = (field: string, message: string) => errors.push({ field, message })
  if (!current && patch.name === undefined) {
    const message = `There is no product ${context.id}, and a new one needs name, category and price`
    return { errors: [{ field: 'id', message }] }
  }
  if (!current) {
    for (const field of requiredOfNew) {
      if (patch[field] === undefined) fault(field, 'A new product needs this column')
    }
    if (patch.state === 'removed') fault('state', 'There is no such product')
    if (errors.length > 0) return { errors }
  }
  const { category = current?.category ?? '', images, quantity, state, ...same } = patch
  const base = current ?? ({ ...newProduct, category } as CurrentProduct)
  const stock = quantity === undefined || 'add' in quantity ? base.quantity : quantity.set
  const next = {
    ...base,
    ...present(same),
    id: context.id,
    ...(images && imageColumns(images)),
    quantity: stock + (quantity && 'add' in quantity ? quantity.add : 0),
    deletedAt: deletedAt(base.deletedAt, state, context.now),
  }
  if (next.offerProductId === null) Object.assign(next, { offerPrice: null, offerImage: null })

  if (next.quantity < 0) {
    fault('quantity', `Cannot take ${stock - next.quantity} pieces, ${stock} are in stock`)
  }
  if (next.quantity > 2_000_000_000) fault('quantity', 'Must be at most 2000000000')
  const prices = next.price !== base.price || next.discountPrice !== base.discountPrice
  if (prices && next.discountPrice !== null && next.discountPrice >= next.price) {
    const field = patch.discountPrice === undefined ? 'price' : 'discountPrice'
    const message = `The discount price ${toTaka(next.discountPrice)} must be below the price ${toTaka(next.price)}`
    fault(field, message)
  }
  if (next.offerProductId !== null && next.offerPrice === null) {
    fault('offerPrice', 'An offer needs offerProductId and offerPrice')
  }
  if ((patch.offerPrice || patch.offerImage) && next.offerProductId === null) {
    fault('offerProductId', 'An offer needs offerProductId and offerPrice')
  }
  const offer = next.offerProductId !== base.offerProductId || next.offerPrice !== base.offerPrice
  if (offer) checkOffer(next, context.prices, fault)
  if (errors.length > 0) return { errors }

  const product: CurrentProduct = {
    ...next,
    category,
    categoryId:
      category === current?.category ? current.categoryId : context.categoryIdOf(category),
    ...searchTexts({ ...next, categoryWords: category }),
  }
  const remove = state === 'removed'
  return { product, changes: changesBetween(current, product, remove), remove }
}

function present<T extends object>(patch: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const given = Object.entries(patch).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as { [K in keyof T]: Exclude<T[K], undefined> }
}

function checkOffer(
  { offerProductId, offerPrice }: CurrentProduct,
  prices: ImportContext['prices'],
  fault: (field: string, message: string) => void,
) {
  if (offerProductId === null || offerPrice === null) return
  const price = prices.get(offerProductId)
  if (price === undefined) {
    fault('offerProductId', `There is no product ${offerProductId}. Put its row before this one`)
  } else if (offerPrice >= price) {
    const message = `The offer price ${toTaka(offerPrice)} must be below ${toTaka(price)}, the price of product ${offerProductId}`
    fault('offerPrice', message)
  }
}

function imageColumns([image, image2, image3, image4]: readonly string[]) {
  return {
    image: image ?? null,
    image2: image2 ?? null,
    image3: image3 ?? null,
    image4: image4 ?? null,
  }
}

function deletedAt(current: string | null, state: ProductPatch['state'], now: string) {
  if (state === 'live') return null
  return state === undefined ? current : (current ?? now)
}

function changesBetween(
  before: CurrentProduct | undefined,
  after: CurrentProduct,
  remove: boolean,
): FieldChange[] {
  const from = before ? shownFields(before) : {}
  const to = { ...shownFields(after), ...(remove && { state: 'removed' }) }
  return Object.entries(to)
    .map(([field, value]) => ({ field, from: from[field] ?? null, to: value }))
    .filter((change) => change.from !== change.to)
}
