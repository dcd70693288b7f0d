import { expect, test } from 'vitest'
import { isPageUrl, isShopPhone } from './shop-contact.ts'

test.each([
  ['https://www.facebook.com/haat.example', true],
  ['http://হাট.বাংলা:8080/পাতা?a=1#b', true],
  ['https://x.com', true],
  ['facebook.com/haat', false],
  ['https://', false],
  ['https://a b', false],
  ['https://a/;b', false],
  ['javascript:alert(1)', false],
])('%s is the address of a page: %s', (text, expected) => {
  expect(isPageUrl(text)).toBe(expected)
})

test.each([
  ['+8801700000000', true],
  ['০১৭০০-০০০০০০', true],
  ['(02) 1234', false],
  ['1234', false],
  ['call us', false],
])('%s is a phone number of the shop: %s', (text, expected) => {
  expect(isShopPhone(text)).toBe(expected)
})
