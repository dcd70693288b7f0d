import { expect, test } from './application.ts'

test('a shop of another country shows no fact of Bangladesh', async ({ open }) => {
  const page = await open('market.html')
  await page.getByText('Lampe').first().waitFor()
  const text = await page.locator('body').innerText()
  expect(text).toContain('4,90 €')
  expect(text.match(/[^\n]*(?:Dhaka|Bangladesh|\btaka\b|\btk\b|৳)[^\n]*/gi)).toBeNull()
})
