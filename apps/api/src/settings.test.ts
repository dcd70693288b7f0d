import { expect, test } from 'vitest'
import { loadSettings } from './settings.ts'

test('all settings have defaults', () => {
  const settings = loadSettings({})
  expect(settings).toMatchObject({ port: 3000, databaseUrl: undefined, trustedProxies: 0 })
  expect(settings.dataDir).toMatch(/\.data$/)
})

test('an empty variable counts as unset', () => {
  expect(loadSettings({ PORT: '', DATABASE_URL: '' }).port).toBe(3000)
})

test.each([
  [{ PORT: 'many' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres://u:p@db1:5432,db2:5432/shop' }, 'must name one host'],
  [{ SMS_DRIVER: 'pigeon' }, 'SMS_DRIVER'],
  [{ SMS_DRIVER: 'webhook' }, 'SMS_WEBHOOK_URL'],
  [{ ORDER_WEBHOOK_URL: 'orders.example' }, 'ORDER_WEBHOOK_URL'],
  [{ ORDER_WEBHOOK_URL: 'ftp://orders.example' }, 'ORDER_WEBHOOK_URL'],
  [{ RATE_ORDER_PHONE: '-1' }, 'RATE_ORDER_PHONE'],
  [{ SMS_WEBHOOK_URL: 'ftp://sms.example' }, 'SMS_WEBHOOK_URL'],
  [{ SMS_WEBHOOK_TOKEN: 'a\nb' }, 'SMS_WEBHOOK_TOKEN'],
  [{ ORDER_WEBHOOK_TOKEN: 'a\u0007b' }, 'ORDER_WEBHOOK_TOKEN'],
  [{ ORDER_WEBHOOK_TOKEN: 'গোপন' }, 'ORDER_WEBHOOK_TOKEN'],
  [{ DB_STATEMENT_TIMEOUT_MS: '2147483648' }, 'DB_STATEMENT_TIMEOUT_MS'],
  [{ CORS_ORIGINS: 'https://shop.example,shop' }, 'CORS_ORIGINS'],
  [{ CORS_ORIGINS: 'https://shop.example/path' }, 'CORS_ORIGINS'],
  [{ S3_URL: 's3.example/photos' }, 'S3_URL'],
  [{ S3_URL: 'https://s3.example/photos/' }, 'without a slash'],
  [{ S3_URL: 'https://s3.example/photos', S3_ACCESS_KEY: 'a' }, 'S3_SECRET_KEY'],
  [{ S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' }, 'S3_URL'],
  [{ SHOP_EMAIL: 'haat' }, 'SHOP_EMAIL'],
  [{ SHOP_FACEBOOK: 'javascript:alert(1)' }, 'SHOP_FACEBOOK'],
  [{ SHOP_X: 'haat' }, 'SHOP_X'],
  [{ SHOP_MAP_LATITUDE: 'north' }, 'SHOP_MAP_LATITUDE'],
  [{ SHOP_MAP_LATITUDE: '90.5' }, 'SHOP_MAP_LATITUDE'],
  [{ SHOP_MAP_LONGITUDE: '-181' }, 'SHOP_MAP_LONGITUDE'],
  [{ SHOP_TIME_ZONE: 'Dhaka' }, 'SHOP_TIME_ZONE'],
])('%j is fatal, and the error names %s and what to do', (env, name) => {
  expect(() => loadSettings(env)).toThrow(name)
  try {
    loadSettings(env)
  } catch (error) {
    expect(error).toMatchObject({ cure: expect.stringMatching(/\w{5}/) })
  }
})

test('origins that may call the API are kept as browsers send them', () => {
  expect(loadSettings({ CORS_ORIGINS: '*' }).corsOrigins).toEqual(['*'])
  expect(
    loadSettings({ CORS_ORIGINS: 'https://Shop.example/, http://localhost:3000' }).corsOrigins,
  ).toEqual(['https://shop.example', 'http://localhost:3000'])
})

test('a new shop has the pictures of the demo, none with DEMO=off, or those of the owner', () => {
  const facts = (env: Record<string, string>) => loadSettings(env).newShop.facts
  expect(facts({}).paymentImage).toBe('payments/payment-banner.1920w.jpg')
  expect(facts({ DEMO: 'off' })).toMatchObject({ paymentImage: '', previewImage: '' })
  const own = { DEMO: 'off', SHOP_PREVIEW_IMAGE: 'shop.1200w.jpg' }
  expect(facts(own).previewImage).toBe('shop.1200w.jpg')
})

test('photos are in a bucket when its address and both keys are set', () => {
  const keys = { S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' }
  expect(loadSettings({ S3_URL: 'https://s3.example/photos', ...keys }).bucket).toEqual({
    url: 'https://s3.example/photos',
    region: 'us-east-1',
    accessKey: 'a',
    secretKey: 'b',
  })
  expect(loadSettings({}).bucket).toBeUndefined()
})

test('DEMO=catalogue has the demo without its orders', () => {
  const demo = (DEMO: string) => {
    const settings = loadSettings({ DEMO })
    return [settings.demo, settings.demoOrders]
  }
  expect([demo('on'), demo('catalogue'), demo('off')]).toEqual([
    [true, true],
    [true, false],
    [false, false],
  ])
})

test('a new shop has the Bengali examples where the owner gave no text', () => {
  const facts = (env: Record<string, string>) => loadSettings(env).newShop.facts
  expect(facts({}).nameBn).toBe('হাট')
  expect(facts({ SHOP_NAME: 'Bazar' })).toMatchObject({ name: 'Bazar', nameBn: null })
  expect(facts({ SHOP_NAME: 'Bazar', SHOP_NAME_BN: 'বাজার' }).nameBn).toBe('বাজার')
  expect(facts({ SHOP_ADDRESS_BN: 'মিরপুর, ঢাকা' }).addressBn).toBe('মিরপুর, ঢাকা')
})
