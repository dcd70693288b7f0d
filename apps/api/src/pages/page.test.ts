import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@shop/domain'
import { pageAnswer, shopAnswer } from '@shop/domain/wire'
import { beforeAll, describe, expect, test } from 'vitest'
import { useShop } from '../../test/test-shop.ts'
import { useCommands } from '../../test/use-commands.ts'
import { initialPages } from './initial-pages.ts'
import { toSectionHtml } from './page-text.ts'

const shop = useShop()
const { folder, run } = useCommands(shop)

async function read(slug: string, language: Language = 'en') {
  return pageAnswer.parse((await shop.get(`/pages/${slug}?language=${language}`)).body).data
}
const textOf = async (slug: string, language: Language = 'en') =>
  (await read(slug, language)).sections.map(({ html }) => html).join('\n')
const links = async () => shopAnswer.parse((await shop.get('/shop')).body).data.pages

/** Writes a file for a command, and returns its path. */
async function file(text: string) {
  const path = join(folder(), 'section.txt')
  await writeFile(path, text)
  return path
}

describe('the pages of a new shop', () => {
  test('R-POL-07: returns cost Tk. 70 inside Dhaka and Tk. 100 outside, with 3 to 5 days outside', async () => {
    const text = await textOf('return-refund')
    expect(text).toMatch(/Tk\. 70 inside Dhaka and Tk\. 100 outside/)
    expect(text).toContain('Outside Dhaka it takes 3 to 5 days')
  })

  test('R-POL-08, R-POL-09, R-POL-10: delivery from ৳60 and ৳130, 2 to 4 business days, free above a threshold', async () => {
    const text = await textOf('delivery-policy')
    expect(text).toContain('from ৳60 inside Dhaka and from ৳130 outside')
    expect(text).toContain('Outside Dhaka it takes 2 to 4 business days')
    expect(text).toMatch(/promotions delivery is free above a threshold,[^\d৳]*</)
  })

  test('R-POL-11, R-POL-12: cash to our riders only inside Dhaka, collected by couriers outside', async () => {
    expect(await textOf('return-refund')).toContain(
      'Cash on delivery to our own riders is available only inside Dhaka',
    )
    expect(await textOf('delivery-policy')).toContain(
      'Cash on delivery outside Dhaka is collected by couriers',
    )
  })

  test('R-POL-13, R-POL-14, R-POL-15: cash within 7, card and mobile in 7 to 10 working days, card in full through the gateway', async () => {
    const text = await textOf('return-refund')
    expect(text).toContain('Cash refunds are paid within 7 working days')
    expect(text).toContain('Card and mobile payments are refunded in 7 to 10 working days')
    expect(text).toContain('Card refunds are full only and go through the payment gateway')
  })

  test('R-POL-16: an order can be cancelled before dispatch', async () => {
    expect(await textOf('return-refund')).toContain('An order can be cancelled before dispatch')
  })

  test('R-POL-01, R-POL-02, R-POL-04, R-POL-05, R-POL-06: terms and delivery have contents, phone and tax id; the terms are of September 3, 2025', async () => {
    const pages = await Promise.all(initialPages.map(({ slug }) => read(slug)))
    expect(pages.filter(({ formal }) => formal).map(({ slug }) => slug)).toEqual([
      'terms-conditions',
      'delivery-policy',
    ])
    expect(pages.flatMap(({ updatedOn }) => updatedOn ?? [])).toEqual(['2025-09-03'])
  })

  test('are linked with the words and in the order of the specification', async () => {
    expect(await links()).toEqual([
      { slug: 'about-us', link: 'About Us', linkBn: 'আমাদের কথা' },
      { slug: 'return-refund', link: 'Return & Refund', linkBn: 'পণ্য ও টাকা ফেরত' },
      { slug: 'privacy-policy', link: 'Privacy Policy', linkBn: 'গোপনীয়তা নীতি' },
      { slug: 'terms-conditions', link: 'Terms & Conditions', linkBn: 'শর্তাবলি' },
      { slug: 'delivery-policy', link: 'Delivery Policy', linkBn: 'ডেলিভারি নীতি' },
    ])
  })

  test.each(initialPages)('$slug is in Bengali, too', async ({ slug }) => {
    const { title, description, sections } = await read(slug, 'bn')
    const texts = [title, description, ...sections.flatMap((one) => [one.title, one.html])]
    for (const text of texts) expect(text).toMatch(/[\u0980-\u09ff]/)
  })

  test('are stored as a section of the owner is', () => {
    const stored = initialPages.flatMap(({ sections }) => sections)
    for (const { html, htmlBn } of stored) {
      expect(toSectionHtml(html)).toBe(html)
      expect(toSectionHtml(htmlBn ?? '')).toBe(htmlBn)
    }
  })
})

test('facts of the shop are in the texts: escaped, phone and e-mail address as links, Bengali digits in Bengali', async () => {
  await run('shop', 'set', '--name', 'Tom & Co <b>', '--email', 'a@shop.example')
  expect((await read('about-us')).description).toBe('Who Tom & Co <b> is and how it works.')
  expect(await textOf('terms-conditions')).toContain('Tom &#38; Co &#60;b&#62;')
  expect(await textOf('terms-conditions')).toContain(
    '<a href="tel:+8801700000000">+8801700000000</a> or write to <a href="mailto:a@shop.example">a@shop.example</a>',
  )
  expect(await textOf('terms-conditions', 'bn')).toContain(
    '<a href="tel:+8801700000000">+৮৮০১৭০০০০০০০০</a>',
  )
})

test('an unknown page and an unknown language are refused', async () => {
  expect((await shop.get('/pages/moon')).status).toBe(404)
  expect((await shop.get('/pages/about-us?language=de')).status).toBe(400)
})

describe('the owner', () => {
  beforeAll(() => run('shop', 'set', '--name', 'Haat'))

  test('writes a section as plain text, and the page shows today as the day of its last change', async () => {
    const path = await file('Call {phone}.\n\n- one\n- two <script>alert(1)</script>')
    const { code, out } = await run('pages', 'set', 'terms-conditions', 'law', '--file', path)
    expect([code, out]).toEqual([0, expect.stringContaining('page terms-conditions, section law')])
    const { sections, updatedOn } = await read('terms-conditions')
    expect(sections.find(({ id }) => id === 'law')?.html).toBe(
      '<p>Call <a href="tel:+8801700000000">+8801700000000</a>.</p><ul><li>one</li><li>two</li></ul>',
    )
    expect(updatedOn).not.toBe('2025-09-03')
    expect((await read('delivery-policy')).updatedOn).toBeNull()
  })

  test('adds a section, moves it to the front, and removes it', async () => {
    const ids = async () => (await read('about-us')).sections.map(({ id }) => id)
    const before = await ids()
    const added = ['--title', 'Our team', '--file', await file('<p>Two people.</p>')]
    expect((await run('pages', 'set', 'about-us', 'team', ...added)).code).toBe(0)
    expect(await ids()).toEqual([...before, 'team'])
    await run('pages', 'set', 'about-us', 'team', '--position', '1', '--title-bn', 'আমরা')
    expect(await ids()).toEqual(['team', ...before])
    expect((await read('about-us', 'bn')).sections[0]).toMatchObject({
      title: 'আমরা',
      html: '<p>Two people.</p>',
    })
    expect((await run('pages', 'remove', 'about-us', 'team')).out).toContain('Nothing was removed')
    expect((await run('pages', 'remove', 'about-us', 'team', '--yes')).out).toContain('removed')
    expect(await ids()).toEqual(before)
  })

  test('changes title, link and place of a page, in both languages', async () => {
    const change = ['--title', 'Delivery', '--link', 'How we deliver', '--link-bn', '']
    await run(
      'pages',
      'set',
      'delivery-policy',
      ...change,
      '--position',
      '1',
      '--updated',
      '2026-12-11',
    )
    expect((await links())[0]).toEqual({
      slug: 'delivery-policy',
      link: 'How we deliver',
      linkBn: null,
    })
    expect(await read('delivery-policy')).toMatchObject({
      title: 'Delivery',
      updatedOn: '2026-12-11',
    })
    expect((await run('pages', 'list')).out).toMatch(/^delivery-policy {2}Delivery {2}2026-12-11/)
    const shown = await run('pages', 'show', 'delivery-policy', 'charges', '--json')
    expect(JSON.parse(shown.out)).toMatchObject({
      sections: [{ id: 'charges', html: expect.stringContaining('৳60') as string }],
    })
    expect((await run('shop', 'changes')).out).toContain('page delivery-policy: link')
  })

  test.each([
    [['set', 'moon', '--title', 'x'], 1, 'There is no page "moon". The pages are '],
    [['set', 'about-us', '--title', ' '], 2, '--title must not be empty.'],
    [
      ['set', 'about-us', '--title', 'At {shop}'],
      2,
      '{shop} has no value. A text can have {name},',
    ],
    [['set', 'about-us', '--updated', 'today'], 2, '--updated must be a date such as 2026-12-11'],
    [['set', 'about-us', '--file', 'x'], 2, 'pages set SLUG SECTION --file FILE'],
    [['set', 'about-us'], 2, 'Expected at least one option.'],
    [['set', 'about-us', 'who', '--link', 'x'], 2, '--link is of a page, not of a section.'],
    [['set', 'about-us', 'who', '--file', 'no-such-file'], 2, 'no-such-file cannot be read.'],
    [['set', 'about-us', 'team', '--title', 'x'], 1, 'A new one needs --title and --file.'],
    [['set', 'about-us', 'Our Team', '--title', 'x'], 2, 'Expected a SECTION'],
    [['remove', 'about-us', 'moon', '--yes'], 1, 'has no section "moon". Its sections are who,'],
    [['show'], 2, 'with the SLUG of a page'],
  ])('pages %j is refused with what to do', async (args, expected, problem) => {
    const { code, err } = await run('pages', ...args)
    expect([code, err]).toEqual([expected, expect.stringContaining(problem)])
  })

  test.each([
    ['Hello {shop}', '{shop} has no value.'],
    ['<p><a href="mailto:{email}">x</a></p>', 'cannot be in a tag'],
    ['<script>alert(1)</script>', 'The text has nothing that can be shown.'],
  ])('a file with %s is refused with what to do', async (text, problem) => {
    const before = await textOf('about-us')
    const { code, err } = await run('pages', 'set', 'about-us', 'who', '--file', await file(text))
    expect([code, err]).toEqual([2, expect.stringContaining(problem)])
    expect(await textOf('about-us')).toBe(before)
  })
})

test('the last section of a page stays', async () => {
  await shop.sql`delete from page_sections where slug = 'about-us' and id <> 'who'`
  const { code, err } = await run('pages', 'remove', 'about-us', 'who', '--yes')
  expect([code, err]).toEqual([1, expect.stringContaining('is the only section')])
})
