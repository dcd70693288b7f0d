import { expect, test } from './application.ts'

test('a shop of another country shows and says no fact of Bangladesh', async ({ open }) => {
  const page = await open('market.html')
  await page.getByText('Lampe').first().waitFor()
  const spoken = await page
    .locator('[aria-label], [alt], [placeholder], [title]')
    .evaluateAll((elements) =>
      elements.flatMap((element) =>
        ['aria-label', 'alt', 'placeholder', 'title'].map((name) => element.getAttribute(name)),
      ),
    )
  const text = [await page.locator('body').innerText(), ...spoken].join('\n')
  expect(text).toContain('4,90 €')
  expect(text.match(/[^\n]*(?:Dhaka|Bangladesh|\btaka\b|\btk\b|৳)[^\n]*/gi)).toBeNull()
})
