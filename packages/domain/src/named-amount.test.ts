import { expect, it } from 'vitest'
import { namedAmounts, namesAmount, replaceAmount } from './named-amount.ts'

it.each([
  ['Inside Dhaka ৳60 for small products and ৳80 to 100 for large ones', 100],
  ['Outside Dhaka 130 Taka', 130],
  ['charged Tk. 70 inside Dhaka and Tk. 100 outside.', 70],
  ['ঢাকার ভেতরে ৭০ টাকা, বাইরে ১০০ টাকা', 70],
  ['From 1,250 tk', 1250],
  ['৳99.50, and more', 99.5],
])('%s names %d', (text, taka) => {
  expect(namesAmount(text, taka)).toBe(true)
})

it.each([
  ['24 to 48 hours', 48],
  ['Tk. 1700', 70],
  ['Tk. 70.50', 70],
  ['<a href="/product-details/70">Tk. 60</a>', 70],
  ['Call 017000', 17000],
])('%s does not name %d', (text, taka) => {
  expect(namesAmount(text, taka)).toBe(false)
})

it('names its amounts in their order, and none without a word or sign for taka', () => {
  expect(namedAmounts('Inside Dhaka ৳60, and ৳80 to 100 for large ones')).toEqual([60, 80, 100])
  expect(namedAmounts('<b>ঢাকার বাইরে</b> ১,৩০০ টাকা')).toEqual([1300])
  expect(namedAmounts('2 to 5 days')).toEqual([])
  expect(namedAmounts('The price in taka')).toEqual([])
})

it('replaces an amount in the digits in which it was written', () => {
  expect(replaceAmount('Tk. 70 here, ৭০ টাকা there, 700 tk', 70, 80.5)).toBe(
    'Tk. 80.5 here, ৮০.৫ টাকা there, 700 tk',
  )
  expect(replaceAmount('<a href="/70">70</a> tk', 70, 80)).toBe('<a href="/70">80</a> tk')
  expect(replaceAmount('70 hours', 70, 80)).toBe('70 hours')
})
