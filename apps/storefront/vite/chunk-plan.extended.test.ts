import { expect, it } from 'vitest'
import { joinParts, type Part } from './chunk-plan.ts'

const part = (id: string, users: string[], bytes: number, more: Partial<Part> = {}): Part => ({
  id,
  users: new Set(users),
  bytes,
  imports: [],
  ...more,
})

const plan = (parts: Part[], weight: (user: string) => number = () => 1) => {
  const names = joinParts(parts, weight)
  const files = Map.groupBy(names.keys(), (id) => names.get(id))
  return [...files.values()].map((ids) => ids.sort().join(' ')).sort()
}

it('small parts are one file when few bytes are loaded in vain for it', () => {
  const price = part('price', ['home', 'list', 'details'], 900)
  const grid = part('grid', ['home', 'list'], 300)
  expect(plan([price, grid])).toEqual(['grid price'])
})

it('a page does not load a large part of other pages', () => {
  const price = part('price', ['home', 'list', 'cart'], 900)
  const form = part('form', ['cart', 'contact'], 5000)
  expect(plan([price, form])).toEqual(['form', 'price'])
})

it('a small part that few pages need is not loaded by all of them', () => {
  const pages = ['home', 'list', 'details', 'login', 'cart', 'track']
  const shell = part('shell', pages, 9000, { name: 'shell' })
  const number = part('number', ['cart', 'track'], 350)
  expect(plan([shell, number])).toEqual(['number', 'shell'])
})

it('a byte of a page with more weight counts more', () => {
  const price = part('price', ['home', 'cart', 'list'], 900)
  const line = part('line', ['cart', 'list'], 700)
  expect(plan([price, line])).toEqual(['line price'])
  expect(plan([price, line], (user) => (user === 'home' ? 4 : 1))).toEqual(['line', 'price'])
})

it('what a part imports comes with it, and counts', () => {
  const dialog = part('dialog', ['cart', 'login'], 6000)
  const price = part('price', ['home', 'cart', 'list'], 900)
  const coupon = part('coupon', ['cart', 'login'], 100, { imports: ['dialog'] })
  expect(plan([price, coupon, dialog])).toEqual(['coupon dialog', 'price'])
})

it('two files never need each other', () => {
  const base = part('base', ['home', 'list', 'cart'], 200)
  const between = part('between', ['home', 'list'], 5000, { imports: ['base'] })
  const top = part('top', ['home', 'cart'], 200, { imports: ['between'] })
  const names = joinParts([base, between, top], () => 1)
  expect(names.get('top')).not.toBe(names.get('base'))
})

it('a part of one page stays in the file of this page', () => {
  expect(plan([part('banner', ['home'], 100), part('price', ['home', 'list'], 500)])).toEqual([
    'price',
  ])
})

it('a named part takes others in, the early script takes none', () => {
  const shell = part('shell', ['home', 'list'], 9000, { name: 'shell' })
  const bag = part('bag', ['home', 'list'], 4000, { name: 'bag' })
  const link = part('link', ['home', 'list'], 200)
  expect(plan([shell, bag, link])).toEqual(['bag', 'link shell'])
})
