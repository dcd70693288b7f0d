import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { categoryFixtures, comboFixtures, productFixtures } from '../../stories/samples/product.ts'
import { bannerFixtures, stripFixtures } from '../../stories/samples/promo-carousel.ts'
import { testimonialFixtures } from '../../stories/samples/testimonial-carousel.ts'
import { inBengali, text } from '../../stories/samples/text.ts'

it('shows samples in Bengali wherever props have them, and nothing else', () => {
  const kettle = text('Kettle', 'কেটলি')
  const press = () => kettle
  const props = {
    title: kettle,
    products: [{ name: kettle, price: 990, note: 'Kettle and lid' }],
    children: (
      <p title={kettle}>
        {kettle}: <b>{kettle}</b> <i>Lid</i>
      </p>
    ),
    press,
  }
  const { children, ...shown } = inBengali(props)
  expect(shown).toEqual({
    title: 'কেটলি',
    products: [{ name: 'কেটলি', price: 990, note: 'Kettle and lid' }],
    press,
  })
  expect(renderToStaticMarkup(children)).toBe('<p title="কেটলি">কেটলি: <b>কেটলি</b> <i>Lid</i></p>')
  expect(props.title).toBe('Kettle')
})

it.each([
  ...[...productFixtures, ...comboFixtures, ...categoryFixtures].map(({ name }) => name),
  ...categoryFixtures.map(({ iconAlt }) => iconAlt),
  ...[...bannerFixtures, ...stripFixtures].flatMap(
    ({ alt, title, text: sentence, label, action }) =>
      [alt, title, sentence, label, action].filter((one) => one !== undefined),
  ),
  ...testimonialFixtures.flatMap(({ name, location, text: said }) => [name, location, said]),
])('has the sample "%s" in Bengali letters and digits', (english) => {
  expect(inBengali(english)).toMatch(/[\u0980-\u09ff]/)
  expect(inBengali(english)).not.toMatch(/[a-z\d]/i)
})
