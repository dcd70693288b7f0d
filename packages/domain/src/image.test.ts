import { expect, test } from 'vitest'
import { BANNER_WIDTHS, IMAGE_WIDTHS, imageSources, mediaUrl } from './image.ts'

test('C-BASE-02, R-CARD-07: a picture is at the media base, a slash and its path', () => {
  expect(mediaUrl('/media', 'products/a.jpg')).toBe('/media/products/a.jpg')
  expect(mediaUrl('https://cdn.example', 'a.jpg')).toBe('https://cdn.example/a.jpg')
})

test('R-CARD-07: there is one slash between base and path however they are written', () => {
  expect(mediaUrl('/media/', '/a.jpg')).toBe('/media/a.jpg')
  expect(mediaUrl('', 'a.jpg')).toBe('/a.jpg')
})

test.each([
  ['kettle #2.jpg', 'kettle%20%232.jpg'],
  ['50% off.jpg', '50%25%20off.jpg'],
  ['what?.jpg', 'what%3F.jpg'],
  ['a, b.jpg', 'a%2C%20b.jpg'],
  ['already%20encoded.jpg', 'already%2520encoded.jpg'],
  [
    'রান্না/কেটলি.jpg',
    '%E0%A6%B0%E0%A6%BE%E0%A6%A8%E0%A7%8D%E0%A6%A8%E0%A6%BE/%E0%A6%95%E0%A7%87%E0%A6%9F%E0%A6%B2%E0%A6%BF.jpg',
  ],
])('the name of a file is encoded: %s', (path, expected) => {
  expect(mediaUrl('/media', path)).toBe(`/media/${expected}`)
})

test('an address that is already complete stays as it is', () => {
  for (const url of ['https://x.example/a.jpg', '//x.example/a.jpg', 'data:image/png;base64,AA']) {
    expect(mediaUrl('/media', url)).toBe(url)
  }
})

test('a prepared picture is offered in every width and format', () => {
  const sources = imageSources('/media', 'products/kettle-1.960w.jpg')
  expect(sources.src).toBe('/media/products/kettle-1.960w.jpg')
  expect(sources.avif).toBe(
    IMAGE_WIDTHS.map((width) => `/media/products/kettle-1.${width}w.avif ${width}w`).join(', '),
  )
  expect(sources.webp).toContain('/media/products/kettle-1.160w.webp 160w')
  expect(sources.jpg).toContain('/media/products/kettle-1.960w.jpg 960w')
})

test('a prepared banner is offered in the widths of a page', () => {
  expect(imageSources('/media', 'banners/kettle.1920w.jpg').webp).toBe(
    BANNER_WIDTHS.map((width) => `/media/banners/kettle.${width}w.webp ${width}w`).join(', '),
  )
})

test('any other picture is used alone', () => {
  const none = { avif: null, webp: null, jpg: null }
  expect(imageSources('/media', 'old/a.jpg')).toEqual({ src: '/media/old/a.jpg', ...none })
  const foreign = 'https://x.example/a.960w.jpg'
  expect(imageSources('/media', foreign)).toEqual({ src: foreign, ...none })
})

test('a space in a file name does not break the srcset', () => {
  expect(imageSources('/media', 'my kettle.960w.jpg').avif).toContain('/my%20kettle.160w.avif 160w')
})
