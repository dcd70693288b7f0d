import { expect, it } from 'vitest'
import { toBanner } from './banner-view.ts'

const plain = {
  id: 'kettle',
  image: 'banners/kettle.jpg',
  alt: 'Kettle',
  href: '/product-details/4',
}
const texts = {
  title: { en: 'Tea in four minutes', bn: 'চার মিনিটেই চা' },
  text: null,
  label: { en: 'Now 1,190 tk', bn: null },
  action: null,
}

it('says what a banner says in the language of the page, and in English where there is no other', () => {
  expect(toBanner({ ...plain, texts }, 'en')).toEqual({
    ...plain,
    title: 'Tea in four minutes',
    label: 'Now 1,190 tk',
  })
  expect(toBanner({ ...plain, texts }, 'bn')).toEqual({
    ...plain,
    title: 'চার মিনিটেই চা',
    label: 'Now 1,190 tk',
  })
})

it('leaves a banner without texts a picture', () => {
  expect(toBanner(plain, 'bn')).toEqual(plain)
  expect(toBanner({ ...plain, texts: null }, 'en')).toEqual(plain)
})
