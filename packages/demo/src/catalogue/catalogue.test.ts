import { describe, expect, it } from 'vitest'
import { iconFiles } from '../pictures/icon.ts'
import { pictureOf } from '../pictures/picture.ts'
import { picturePaths } from '../pictures/render.ts'
import { campaigns } from './campaign.ts'
import { categories } from './category.ts'
import { products } from './products.ts'

const singles = products.filter((product) => product.productType === 'Single')
const byId = new Map(products.map((product) => [product.id, product]))
const live = products.filter((product) => !product.deleted)
const ofCategory = (id: number) => live.filter((product) => product.categoryId === id)

describe('the demo catalogue', () => {
  it('G-02: sells gadgets, tech accessories, and kitchen and home appliances', () => {
    for (const name of [
      'Gadgets',
      'Mobile Accessories',
      'Computer Accessories',
      'Kitchen Appliances',
      'Home Appliances',
    ]) {
      const category = categories.find((one) => one.name === name)
      expect(category, name).toBeDefined()
      expect(ofCategory(category!.id).length, name).toBeGreaterThanOrEqual(8)
    }
  })

  it('holds at least 126 single products, 12 combos and 9 categories, each with an id of its own', () => {
    expect(singles.filter((product) => !product.deleted).length).toBeGreaterThanOrEqual(126)
    expect(products.length - singles.length).toBe(12)
    expect(categories.length).toBeGreaterThanOrEqual(9)
    expect(categories.some((category) => category.name.includes('&'))).toBe(true)
    expect(byId.size).toBe(products.length)
    expect(new Set(products.map((product) => product.name)).size).toBe(products.length)
    expect(
      products.every((product) => categories.some((one) => one.id === product.categoryId)),
    ).toBe(true)
  })

  it('has the four products that the banners link to at ids 1 to 4', () => {
    expect([1, 2, 3, 4].map((id) => byId.get(id)?.name)).toEqual([
      expect.stringContaining('Rice Cooker'),
      expect.stringContaining('Mini Grinder'),
      expect.stringContaining('Magic Cleaning Brush'),
      expect.stringContaining('Electric Kettle'),
    ])
  })

  it('starts each category with four products that are in stock, discounted and have a picture', () => {
    for (const { id, name } of categories) {
      for (const product of ofCategory(id).slice(0, 4)) {
        expect(product.quantity, `${name}: ${product.name}`).toBeGreaterThan(0)
        expect(product.discountPrice ?? product.price, product.name).toBeLessThan(product.price)
        expect(product.images.length, product.name).toBeGreaterThan(0)
      }
    }
  })

  it('has products with edge-case stock, names, prices and pictures', () => {
    expect(live.filter((product) => product.quantity === 0).length).toBeGreaterThan(3)
    expect(live.filter((product) => product.quantity === 1).length).toBeGreaterThan(3)
    expect(live.filter((product) => product.quantity === 7)).toHaveLength(1)
    expect(live.filter((product) => product.name.length >= 150).length).toBeGreaterThanOrEqual(2)
    expect(
      live.filter((product) => /[\u0980-\u09ff]/.test(product.name)).length,
    ).toBeGreaterThanOrEqual(8)
    expect(live.some((product) => !Number.isInteger(product.discountPrice ?? 0))).toBe(true)
    expect(
      [0, 1, 4].every((count) => live.some((product) => product.images.length === count)),
    ).toBe(true)
    expect(products.filter((product) => product.deleted)).toHaveLength(1)
  })

  it('prices are whole poisha and a discount price is below its price', () => {
    for (const { name, price, discountPrice } of products) {
      expect(Math.round(price * 100) / 100, name).toBe(price)
      if (discountPrice !== null) expect(discountPrice, name).toBeLessThan(price)
    }
  })

  it('offers and campaigns point to products that exist, and one offer to a deleted one', () => {
    const offers = products.flatMap((product) => product.checkoutOffer ?? [])
    expect(offers.length).toBeGreaterThanOrEqual(10)
    for (const { productId, offerPrice } of offers) {
      expect(offerPrice).toBeLessThan(byId.get(productId)?.price ?? 0)
    }
    expect(offers.filter((offer) => byId.get(offer.productId)?.deleted)).toHaveLength(1)
    for (const campaign of campaigns) {
      expect(byId.get(campaign.checkoutProductId)?.deleted).toBeUndefined()
      for (const { productId, campaignPrice } of campaign.products) {
        const product = byId.get(productId)
        expect(campaignPrice).toBeLessThan(product?.discountPrice ?? product?.price ?? 0)
      }
    }
  })

  it('every picture that it names has a drawing, and every icon a file', () => {
    const rendered = new Set(picturePaths())
    const named = products.flatMap((product) => [
      ...product.images,
      ...(product.checkoutOffer?.image ? [product.checkoutOffer.image] : []),
    ])
    for (const path of [...named, ...campaigns.map((campaign) => campaign.checkoutImage)]) {
      expect(rendered.has(path), path).toBe(true)
      expect(pictureOf(path).svg).toMatch(/^<svg .*<\/svg>$/s)
    }
    for (const category of categories)
      expect(iconFiles.has(category.icon), category.icon).toBe(true)
  })

  it('has a description for every product', () => {
    for (const { name, description } of products) {
      expect(description.length, name).toBeGreaterThan(200)
      expect(description, name).toMatch(/<h3>.*<ul><li>/s)
      expect(description, name).not.toMatch(/undefined|NaN|lorem/i)
    }
  })
})

describe('the Bengali texts of the catalogue', () => {
  const isBengali = (text: string | undefined) => /[\u0980-\u09ff]/.test(text ?? '')

  it('name every product and every category, or the name is Bengali already', () => {
    const unnamed = [...products, ...categories].filter(
      ({ name, nameBn }) => !isBengali(nameBn ?? name),
    )
    expect(unnamed).toEqual([])
  })

  it('describe every product', () => {
    expect(products.filter(({ descriptionBn }) => !isBengali(descriptionBn))).toEqual([])
  })
})
