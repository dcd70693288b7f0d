import { addToBag, bagLines, emptyBag, normalizeProduct, serializeBag } from '@shop/domain'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStore } from '../../test/memory-store.ts'
import { createBagStore } from './bag-store.ts'

const kettle = normalizeProduct({ id: 1, name: 'Kettle', price: 100, quantity: 5 })!
const brush = normalizeProduct({ id: 2, name: 'Brush', price: 50, quantity: 5 })!

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
})

describe('the bag of this browser', () => {
  it('is null until the stored bag was read', () => {
    const bag = createBagStore(memoryStore())
    expect(bag.getState().bag).toBeNull()
    bag.getState().connect()
    expect(bag.getState().bag).toEqual(emptyBag())
  })

  it('S-CART-10, D-CART-02: saves every change at once, and a reload shows the same bag', () => {
    const store = memoryStore()
    const bag = createBagStore(store)
    bag.getState().updateBag((bag) => addToBag(bag, kettle, 2))
    expect(store.read('bag')).toBe(serializeBag(bag.getState().bag!))

    const reloaded = createBagStore(store)
    reloaded.getState().connect()
    expect(bagLines(reloaded.getState().bag!)[0]?.item.cartQuantity).toBe(2)
  })

  it('S-CART-09: is empty once it is cleared, also after a reload', () => {
    const store = memoryStore()
    const bag = createBagStore(store)
    bag.getState().updateBag((bag) => addToBag(addToBag(bag, kettle, 2), brush))
    bag.getState().updateBag(emptyBag)
    expect(bagLines(bag.getState().bag!)).toEqual([])

    const reloaded = createBagStore(store)
    reloaded.getState().connect()
    expect(reloaded.getState().bag).toEqual(emptyBag())
  })

  it('keeps both products when two tabs add at the same time', () => {
    const store = memoryStore()
    const [one, other] = [createBagStore(store), createBagStore(store)]
    one.getState().connect()
    other.getState().connect()
    one.getState().updateBag((bag) => addToBag(bag, kettle))
    other.getState().updateBag((bag) => addToBag(bag, brush))
    expect(bagLines(other.getState().bag!).map(({ key }) => key)).toEqual(['Kettle', 'Brush'])
  })

  it('updates with other tabs until it is disconnected', () => {
    const store = memoryStore()
    const bag = createBagStore(store)
    const disconnect = bag.getState().connect()
    const fromOtherTab = (text: string) => {
      store.write('bag', text)
      window.dispatchEvent(Object.assign(new Event('storage'), { key: 'bag' }))
    }
    fromOtherTab(serializeBag(addToBag(emptyBag(), kettle)))
    expect(bagLines(bag.getState().bag!)).toHaveLength(1)
    disconnect()
    fromOtherTab(serializeBag(emptyBag()))
    expect(bagLines(bag.getState().bag!)).toHaveLength(1)
  })

  it('starts empty when the stored bag is broken', () => {
    const store = memoryStore()
    store.write('bag', '{"broken')
    const bag = createBagStore(store)
    bag.getState().connect()
    expect(bag.getState().bag).toEqual(emptyBag())
  })
})
