import { createServer } from 'node:http'
import { Writable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { createLogger } from '../logger.ts'
import { smsDriver } from './sms-driver.ts'

const quiet = createLogger({ logLevel: 'silent' })

describe('drivers', () => {
  const sms = { id: 7, key: 'sms-7', phone: '01712345678', body: 'Hello' }

  test('the log driver masks the phone number', async () => {
    let text = ''
    const sink = new Writable({ write: (chunk, _, done) => done(void (text += String(chunk))) })
    const settings = { driver: 'log' as const, url: undefined, token: undefined }
    await smsDriver(settings, createLogger({ logLevel: 'info' }, sink))(sms)
    expect(text).toContain('017******78')
    expect(text).not.toContain('01712345678')
  })

  test('the webhook driver sends its token, and rejects when the gateway refuses', async () => {
    const seen: unknown[] = []
    const server = createServer((request, answer) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const { authorization, 'idempotency-key': key } = request.headers
        seen.push({ authorization, key, body: JSON.parse(Buffer.concat(chunks).toString()) })
        answer.writeHead(seen.length === 1 ? 200 : 503).end()
      })
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const { port } = server.address() as { port: number }
    const url = `http://127.0.0.1:${port}/sms`
    const send = smsDriver({ driver: 'webhook', url, token: 'secret' }, quiet)
    await send(sms)
    expect(seen).toEqual([
      {
        authorization: 'Bearer secret',
        key: 'sms-7',
        body: { id: 7, to: '01712345678', message: 'Hello' },
      },
    ])
    await expect(send(sms)).rejects.toThrow('503')
    await new Promise((done) => server.close(done))
  })

  test.each([301, 302, 303, 307, 308])(
    'a gateway that redirects with %i has not sent the message, and no other host learns it',
    async (status) => {
      const paths: unknown[] = []
      const server = createServer((request, answer) => {
        paths.push(request.url)
        // The target of the redirect accepts everything, so that a followed redirect is seen.
        if (request.url === '/elsewhere') answer.writeHead(200).end()
        else answer.writeHead(status, { location: '/elsewhere' }).end()
      })
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
      const { port } = server.address() as { port: number }
      const url = `http://127.0.0.1:${port}/sms`
      const result = await Promise.allSettled([
        smsDriver({ driver: 'webhook', url, token: 'secret' }, quiet)(sms),
      ])
      await new Promise((done) => server.close(done))
      expect(paths).toEqual(['/sms'])
      expect(result).toMatchObject([
        {
          reason: {
            message: `The SMS gateway answered ${status}, a redirect, which is not followed. Set SMS_WEBHOOK_URL to the final address.`,
          },
        },
      ])
    },
  )
})
