/** What the footer of the sample shop says of it. */
export const aboutFixture =
  'Haat is a fast-growing ecommerce site in Bangladesh for gadgets, tech accessories and kitchen and home appliances.'
