import { toTaka } from '@shop/domain'
import { splitTag } from '../products/attribute-tags.ts'
import { searchTexts, type StoredProduct } from '../products/write.queries.ts'
import type { ProductPatch } from './columns.ts'

/** A product as it is stored, with the name of its category. */
export type CurrentProduct = StoredProduct & { category: string }

/** A changed field: texts as they are stored, prices in taka. `from` is null for a new product. */
export interface FieldChange {
  field: string
  from: string | number | null
  to: string | number | null
}

/** What a row does to its product, or why it cannot. */
export type PatchResult =
  | { product: CurrentProduct; changes: FieldChange[]; remove: boolean }
  | { errors: { field: string; message: string }[] }

const newProduct = {
  nameBn: null,
  productType: 'Single' as const,
  quantity: 0,
  discountPrice: null,
  image: null,
  image2: null,
  image3: null,
  image4: null,
  color: null,
  size: null,
  warranty: null,
  attributes: [] as string[],
  description: '',
  descriptionBn: null,
  keywords: '',
  offerProductId: null,
  offerPrice: null,
  offerImage: null,
  deletedAt: null,
}
const requiredOfNew = ['name', 'category', 'price'] as const

/**
 * Applies the patch of a row to a product, or to nothing: then it makes a new one.
 * @param categoryIdOf returns the id of a category by its name
 */
export function applyPatch(
  current: CurrentProduct | undefined,
  patch: ProductPatch,
  context: { id: number; now: string; categoryIdOf: (name: string) => number },
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
    if (patch.state && patch.state !== 'live') fault('state', 'There is no such product')
    if (errors.length > 0) return { errors }
  }
  const { category = current?.category ?? '', images, quantity, state, ...same } = patch
  const base = current ?? { ...newProduct, id: context.id, name: '', price: 0, category }
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
  const prices = patch.price !== undefined || patch.discountPrice !== undefined
  if (prices && next.discountPrice !== null && next.discountPrice >= next.price) {
    const field = patch.discountPrice === undefined ? 'price' : 'discountPrice'
    const message = `The discount price ${toTaka(next.discountPrice)} must be below the price ${toTaka(next.price)}`
    fault(field, message)
  }
  if (next.offerProductId !== null && next.offerPrice === null) {
    fault('offerPrice', 'An offer needs offerProductId and offerPrice')
  }
  if (patch.offerPrice && next.offerProductId === null) {
    fault('offerProductId', 'An offer needs offerProductId and offerPrice')
  }
  if (errors.length > 0) return { errors }

  const moved = patch.category !== undefined && !sameName(patch.category, current?.category)
  const categoryId = moved || !current ? context.categoryIdOf(category) : current.categoryId
  const words = moved || !current ? category : current.category
  const product: CurrentProduct = {
    ...next,
    categoryId,
    category: words,
    ...searchTexts({ ...next, categoryWords: words }),
  }
  const remove = state === 'removed'
  return { product, changes: changesBetween(current, product, remove), remove }
}

function present<T extends object>(patch: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const given = Object.entries(patch).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as { [K in keyof T]: Exclude<T[K], undefined> }
}

function sameName(a: string, b: string | undefined): boolean {
  return a.toLowerCase() === b?.toLowerCase()
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

/** The fields of a product as an owner reads them. */
export function shownFields(product: CurrentProduct): Record<string, string | number | null> {
  const { image, image2, image3, image4 } = product
  return {
    name: product.name,
    nameBn: product.nameBn,
    category: product.category,
    price: toTaka(product.price),
    discountPrice: product.discountPrice === null ? null : toTaka(product.discountPrice),
    quantity: product.quantity,
    productType: product.productType,
    images: [image, image2, image3, image4].filter(Boolean).join('|') || null,
    color: product.color,
    size: product.size,
    warranty: product.warranty,
    attributes: product.attributes.map((tag) => splitTag(tag).join(': ')).join(' | ') || null,
    description: product.description || null,
    descriptionBn: product.descriptionBn,
    keywords: product.keywords || null,
    offerProductId: product.offerProductId,
    offerPrice: product.offerPrice === null ? null : toTaka(product.offerPrice),
    offerImage: product.offerImage,
    state: product.deletedAt === null ? 'live' : 'hidden',
  }
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
