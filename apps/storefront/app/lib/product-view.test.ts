import { expect, it } from 'vitest'
import { isDescribed } from './product-view.ts'

it('a description of empty markup is none', () => {
  for (const description of ['', '  ', '<p></p>', '<p>&nbsp;</p><br>']) {
    expect(isDescribed({ description }), description).toBe(false)
  }
  for (const description of ['Boils water.', '<p>পানি</p>', '<p><img src="a.jpg"></p>']) {
    expect(isDescribed({ description }), description).toBe(true)
  }
})
