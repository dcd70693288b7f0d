import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LANGUAGES, latinDigits } from '@shop/domain'
import { pageAnswer, shopAnswer } from '@shop/domain/wire'
import { beforeAll, describe, expect, test } from 'vitest'
import { useShop } from '../../test/test-shop.ts'
import { useCommands } from '../../test/use-commands.ts'
import { storeCatalogue, type TextCatalogue } from './text.queries.ts'

const shop = useShop()
const { folder, run } = useCommands(shop)

const catalogue: TextCatalogue = {
  en: {
    'bag.empty': 'Your bag is empty.',
    'bag.count': { one: '{n} piece', other: '{n} pieces' },
    'deliveryInfo.chargeOutside': 'Outside Dhaka 130 Taka',
    'deliveryInfo.timeOutside': '2 to 5 days outside Dhaka',
  },
  bn: {
    'bag.empty': 'ব্যাগ খালি।',
    'bag.count': '{n}টি পণ্য',
    'deliveryInfo.chargeOutside': 'ঢাকার বাইরে ১৩০ টাকা',
    'deliveryInfo.timeOutside': 'ঢাকার বাইরে ২ থেকে ৫ দিন',
  },
}
beforeAll(() => storeCatalogue(shop.db, catalogue))

const facts = async () => shopAnswer.parse((await shop.get('/shop')).body).data

describe('the texts of the owner', () => {
  test('replace those of the build, and only they are in the answer', async () => {
    expect((await facts()).texts).toEqual({ en: {}, bn: {} })
    const { out } = await run('texts', 'set', 'bag.empty', '--en', 'Nothing here yet.')
    expect(out).toBe('text bag.empty: en – → Nothing here yet.\n')
    expect((await facts()).texts).toEqual({ en: { 'bag.empty': 'Nothing here yet.' }, bn: {} })
    expect((await run('texts', 'list', '--changed')).out).toBe(
      'bag.empty  Nothing here yet.  ব্যাগ খালি।\n',
    )
    await run('texts', 'reset', 'bag.empty')
    expect((await facts()).texts).toEqual({ en: {}, bn: {} })
  })

  test('a text that is the one of the build is not stored', async () => {
    const { out } = await run('texts', 'set', 'bag.empty', '--en', 'Your bag is empty.')
    expect(out).toContain('Nothing changed')
  })

  test('are found by their words, with plural forms beside each other', async () => {
    expect((await run('texts', 'list', '--text', 'PIECE')).out).toBe(
      'bag.count  {n} piece | {n} pieces  {n}টি পণ্য\n',
    )
  })

  test('stay when another build is started, and a text that it does not have goes', async () => {
    await run('texts', 'set', 'bag.empty', '--bn', 'কিছু নেই।')
    const { 'bag.count': _, ...en } = catalogue.en
    await storeCatalogue(shop.db, { ...catalogue, en: { ...en, 'bag.empty': 'Empty.' } })
    expect((await run('texts', 'list', '--text', 'bag.')).out).toBe('bag.empty  Empty.  কিছু নেই।\n')
    await storeCatalogue(shop.db, catalogue)
  })

  test.each([
    [['set', 'bag.moon', '--en', 'x'], 1, 'There is no text "bag.moon".'],
    [['set', 'bag.empty', '--en', 'Hi {name}'], 1, '{name} has no value in this text. It has no'],
    [['set', 'bag.count', '--en', '{count}'], 1, 'It can have {n}.'],
    [['set', 'bag.empty', '--en', 'x'.repeat(501)], 2, 'at most 500 characters'],
    [['set', 'bag.empty', '--amount', '70'], 2, 'two amounts in taka such as 70=80'],
    [['set', 'bag.empty'], 2, 'Expected at least one option.'],
    [['set'], 2, 'with the KEY of a text'],
  ])('texts %j is refused with what to do', async (args, expected, problem) => {
    const { code, err } = await run('texts', ...args)
    expect([code, err]).toEqual([expected, expect.stringContaining(problem)])
  })
})

describe('a changed amount', () => {
  /** Every sentence that the shop answers with, in both languages. */
  async function crawl() {
    const { pages, texts } = await facts()
    const sentences: string[] = []
    for (const language of LANGUAGES) {
      sentences.push(...Object.values({ ...catalogue[language], ...texts[language] }).map(String))
      for (const { slug } of pages) {
        const { body } = await shop.get(`/pages/${slug}?language=${language}`)
        const { sections } = pageAnswer.parse(body).data
        sentences.push(...sections.flatMap(({ title, html }) => [title, html]))
      }
    }
    return sentences
  }
  const naming = async (charge: RegExp) =>
    (await crawl()).filter((sentence) => charge.test(latinDigits(sentence)))

  test.each([
    ['dhaka_outside', 130, 145, 4],
    ['dhaka_inside', 70, 85, 2],
  ])(
    '%s: no sentence names the former charge unless it is listed, and the listed commands change them all',
    async (zone, from, to, count) => {
      const former = new RegExp(`(?<!\\d)${from}(?!\\d)`)
      const before = await naming(former)
      expect(before).toHaveLength(count)
      const { out } = await run('zones', 'set', zone, '--charge', String(to))
      expect(await naming(former), 'nothing is changed silently').toEqual(before)
      for (const sentence of before) {
        expect(out).toContain(
          sentence
            .replace(/<[^>]*>/g, ' ')
            .replace(/\s+/g, ' ')
            .trim(),
        )
      }
      const commands = [...out.matchAll(/npm run shop -- (.+ --amount .+)/g)].map(
        ([, command = '']) => command,
      )
      for (const command of commands) expect((await run(...command.split(' '))).code).toBe(0)
      expect(await naming(former)).toEqual([])
      expect(await naming(new RegExp(`(?<!\\d)${to}(?!\\d)`))).toHaveLength(count)
    },
  )

  test('of a zone lists the texts that name the zone with other amounts than its charge', async () => {
    const { out } = await run('zones', 'set', 'dhaka_inside', '--charge', '90')
    const [, listed = ''] = out.split('name Inside Dhaka and other amounts than its charge')
    expect(listed).toContain(
      'pages set delivery-policy charges\n    Delivery starts from ৳60 inside',
    )
    expect(listed).toContain('ঢাকার ভেতরে ডেলিভারি শুরু ৬০ টাকা থেকে')
    expect(listed).not.toContain('deliveryInfo.timeOutside')
    expect((await run('zones', 'set', 'dhaka_inside', '--position', '1')).out).not.toContain('name')
  })

  test('of a coupon lists the texts that name it, or its former amounts', async () => {
    const path = join(folder(), 'offer.txt')
    await writeFile(path, 'SAVE5 takes 5 tk off from 900 tk.')
    await run('pages', 'set', 'about-us', 'offer', '--title', 'Offer', '--file', path)
    await run('coupons', 'set', 'SAVE5', '--minimum', '900')
    const { out } = await run('coupons', 'set', 'SAVE5', '--amount', '7', '--minimum', '950')
    expect(out).toContain('These texts name SAVE5, and were not changed:')
    expect(out).toContain('pages set about-us offer --amount 5=7')
    expect(out).toContain('pages set about-us offer --amount 900=950')
    expect((await run('coupons', 'remove', 'SAVE5', '--yes')).out).toContain('name SAVE5')
  })
})

describe('a changed name, number or address', () => {
  /** The texts that a command lists, by the command that changes them. */
  async function listedBy(...command: string[]) {
    const { code, out } = await run(...command)
    expect(code).toBe(0)
    return Object.fromEntries(
      [...out.matchAll(/npm run shop -- (.+)\n((?: {4}.+\n)+)/g)].map(([, by = '', texts = '']) => [
        by,
        texts.trim(),
      ]),
    )
  }

  test('is listed where a text has it, in any spelling, and not where a text has the new one', async () => {
    const path = join(folder(), 'call.txt')
    await writeFile(path, 'Haat’s line is 01700-000 000. Write to HELLO@haat.example.')
    await run('pages', 'set', 'about-us', 'call', '--title', 'Call', '--file', path)
    await run('banners', 'set', 'rice-cooker', '--alt-bn', 'কল করুন ০১৭০০-০০০০০০')
    await run('sms', 'set', 'placed', '--en', 'Haat has your order {order}.')
    const names = ['--name', 'Haat Bazar', '--about', 'Haat Bazar sells kettles.']
    const named = await listedBy('shop', 'set', ...names)
    expect(named).toMatchObject({
      'pages set about-us call': expect.stringContaining('Haat’s line'),
      'sms set placed': 'Haat has your order {order}.',
    })
    expect(named).not.toHaveProperty('shop set --name')
    expect(named).not.toHaveProperty('shop set --about')
    expect(named).toHaveProperty('shop set --email')
    expect(await listedBy('shop', 'set', '--phone', '01811111111')).toEqual({
      'pages set about-us call': expect.any(String),
      'banners set rice-cooker': 'কল করুন ০১৭০০-০০০০০০',
      'shop set --whatsapp': '8801700000000',
    })
    expect(await listedBy('shop', 'set', '--email', 'help@mela.example')).toEqual({
      'pages set about-us call': expect.any(String),
    })
    expect(await listedBy('zones', 'set', 'dhaka_outside', '--name', 'Elsewhere')).toMatchObject({
      'texts set deliveryInfo.timeOutside': '2 to 5 days outside Dhaka',
    })
    expect(await listedBy('shop', 'set', '--name-bn', 'মেলা')).toMatchObject({
      'pages set about-us who': expect.stringContaining('হাটে মানুষ'),
    })
  })
})
