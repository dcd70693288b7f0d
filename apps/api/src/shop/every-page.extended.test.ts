import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LANGUAGES, latinDigits, namedAmounts } from '@shop/domain'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { crawl } from '../../test/crawl.ts'
import { useOwnShop } from '../../test/own-shop.ts'
import { orderOf } from '../../test/test-shop.ts'
import { useCommands } from '../../test/use-commands.ts'
import { INITIAL_COUPONS } from '../db/initial-coupons.ts'
import { initialPages } from '../pages/initial-pages.ts'
import { optionName, type ShopFacts } from './shop-facts.ts'

const shop = useOwnShop(1)
const { folder, run, importCsv } = useCommands(shop)

/** Another value of each fact. */
const facts: Record<keyof ShopFacts, string> = {
  name: 'Mela Store',
  nameBn: 'মেলা স্টোর',
  about: 'Mela Store sells what a kitchen needs.',
  aboutBn: 'রান্নাঘরে যা লাগে, মেলা স্টোরে তা আছে।',
  address: '9 Station Road, Chattogram 4000',
  addressBn: '৯ স্টেশন রোড, চট্টগ্রাম ৪০০০',
  phone: '+8801998877665',
  whatsapp: '8801955443322',
  email: 'help@mela.example',
  taxId: '123-456-7890',
  mapLatitude: '22.335',
  mapLongitude: '91.834',
  facebook: 'https://www.facebook.com/mela.example',
  linkedin: 'https://www.linkedin.com/company/mela-example',
  instagram: 'https://www.instagram.com/mela.example',
  youtube: 'https://www.youtube.com/@mela-example',
  tiktok: 'https://www.tiktok.com/@mela.example',
  x: 'https://x.com/mela_example',
  paymentImage: 'mela/payment.jpg',
  previewImage: 'mela/preview.jpg',
  paymentAmount: '1777',
  timeZone: 'Asia/Kathmandu',
}

/** What says that a text is of a shop whose owner has changed nothing. */
const former: Readonly<Record<string, (text: string) => boolean>> = {
  name: (text) => /haat/i.test(text),
  'name in Bengali': (text) => /(?<![\p{L}\p{M}])হাট/u.test(text),
  phone: (text) =>
    latinDigits(text)
      .replace(/[\s()+.-]/g, '')
      .includes('1700000000'),
  'address or zone': (text) => /dhanmondi|ধানমন্ডি|\bdhaka\b|ঢাকা/i.test(text),
  'tax id': (text) => text.includes('000-000-0000'),
  map: (text) => /23\.81|90\.41/.test(text),
  // Charges, what sentences say of them, and the amount of the page of payment.
  amount: (text) => namedAmounts(text).some((one) => [60, 70, 80, 100, 130, 1250].includes(one)),
  coupon: (text) => INITIAL_COUPONS.some(({ code }) => text.includes(code)),
}

const patience = { timeout: 30_000, interval: 100 }
const origin = () => shop.origins[0] ?? ''

const pagePaths = [
  ...['/', '/cart', '/checkout', '/shipping', '/payment-method', '/payment-success', '/thank-you'],
  ...['/track-order', '/login', '/offline', '/not-found', '/unknown', '/compare', '/campaign'],
  ...['/combo-products', '/contact-us', '/products?search=jug', '/products?search=zzz'],
  ...['/product-details/1', '/product-details/1?campaign=1', '/_root.data', '/contact-us.data'],
  '/manifest.webmanifest',
]
const paths = [
  ...pagePaths,
  ...pagePaths.map((path) => `/bn${path === '/' ? '' : path}`),
  ...['/sitemap.xml', '/robots.txt', '/products.json', '/desk/', '/api/shop', '/api/home'],
  ...initialPages.flatMap(({ slug }) =>
    LANGUAGES.map((language) => `/api/pages/${slug}?language=${language}`),
  ),
]

/** Answers to an order, and to one that is refused. */
async function orderTexts(): Promise<string[]> {
  const post = async (body: object) => {
    const headers = { 'content-type': 'application/json' }
    const options = { method: 'POST', headers, body: JSON.stringify(body) }
    return (await fetch(`${origin()}/api/orders/confirm`, options)).text()
  }
  const lines = [{ id: 1, quantity: 1 }]
  const answers = [
    await post(orderOf(lines)),
    await post(orderOf(lines, { shippingZone: 'nowhere' })),
    await post(orderOf(lines, { expectedTotal: 1 })),
    await post(orderOf([{ id: 1, quantity: 900 }])),
  ]
  return answers.flatMap((answer) => answer.split('"'))
}

/** Each text of the shop that says what it said before its owner changed it, with what it says. */
async function formerTexts(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const check = (where: string, text: string) => {
    for (const [name, isFormer] of Object.entries(former))
      if (isFormer(text)) found.set(text, `${name}, ${where}`)
  }
  for (const { path, texts } of await crawl(origin(), paths))
    for (const text of new Set(texts)) check(path, text)
  for (const text of await orderTexts()) check('orders', text)
  for (const line of (await run('sms', 'list')).out.split('\n')) check('sms', line)
  return found
}

/** A text of a page as its owner wrote it. */
const asWritten = (text: string) =>
  text.replaceAll(facts.name, '{name}').replaceAll(facts.nameBn, '{name}')

/** What the commands of the owner printed. */
let printed = ''
async function change(...command: string[]) {
  const { code, out, err } = await run(...command)
  expect({ command, code, err }).toEqual({ command, code: 0, err: '' })
  printed += out
}

/** Waits until the pages show the last change. */
const isShown = (text: string) =>
  vi.waitFor(async () => expect(await (await fetch(origin())).text()).toContain(text), patience)

describe('a shop whose owner has changed every fact', () => {
  beforeAll(async () => {
    await importCsv('id,name,category,price,quantity\n1,Jug,Kitchen,455,20\n2,Pan,Kitchen,875,5\n')
    // The start stores the texts of the pages beside its other work.
    await vi.waitFor(
      async () => expect((await run('texts', 'list')).out).toContain('deliveryInfo.'),
      patience,
    )
    await change('campaigns', 'add', '--name', 'Eid', '--offer', '1=405')
    for (const [zone, charge, name, nameBn] of [
      ['dhaka_inside', '85', 'City', 'শহর'],
      ['dhaka_outside', '145', 'Elsewhere', 'অন্যত্র'],
    ] as const)
      await change('zones', 'set', zone, '--charge', charge, '--name', name, '--name-bn', nameBn)
    for (const { code } of INITIAL_COUPONS) await change('coupons', 'remove', code, '--yes')
    await change('coupons', 'set', 'MELA2026', '--percent', '7')
    const options = Object.entries(facts).flatMap(([name, value]) => [
      `--${optionName(name as keyof ShopFacts)}`,
      value,
    ])
    await change('shop', 'set', ...options)
    await isShown(facts.name)
  })

  test('no page, answer or message says a former value in a text that the commands did not list', async () => {
    const texts = await formerTexts()
    expect(texts.size, 'sentences of the policies').toBeGreaterThan(0)
    expect([...texts].filter(([text]) => !printed.includes(asWritten(text)))).toEqual([])
  })

  test('none says one after the owner has changed the listed texts', async () => {
    const path = join(folder(), 'new.txt')
    await writeFile(path, 'Ask us.')
    const commands = new Set([...printed.matchAll(/npm run shop -- (.+)/g)].map(([, one]) => one))
    for (const command of commands) {
      const words = (command ?? '').split(' ')
      if (words.includes('--amount')) await change(...words)
      else if (words[0] === 'texts')
        await change(...words, '--en', 'Ask us.', '--bn', 'জিজ্ঞাসা করুন।')
      else if (words[0] === 'pages') await change(...words, '--file', path, '--file-bn', path)
      else throw new Error(`A text that the test does not know: ${command}`)
    }
    await change('shop', 'set', '--name', 'Second Name')
    await isShown('Second Name')
    expect([...(await formerTexts())]).toEqual([])
  })

  test('no page and no file of a browser has the code of a coupon', async () => {
    const answers = await crawl(origin(), paths, { files: true })
    const files = answers.filter(({ path }) => /\.(js|css)$/.test(path))
    expect(files.length, 'files of the storefront and of the desk').toBeGreaterThan(50)
    const codes = [...INITIAL_COUPONS.map(({ code }) => code), 'MELA2026']
    const having = answers.filter(({ body }) => codes.some((code) => body.includes(code)))
    expect(having.map(({ path }) => path)).toEqual([])
  })
})
