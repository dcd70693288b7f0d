// The desk with an API in memory, to look at: `npm run sample`, then http://localhost:5180/desk/. Maya signs in with "correct horse".
import { createServer as createHttp } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer } from 'vite'
import { FakeDesk } from './fake-desk.ts'

const desk = new FakeDesk()
const api = createHttp(getRequestListener((request) => desk.fetch(request)))
await new Promise<void>((ready) => api.listen(5181, '127.0.0.1', ready))
process.env['SHOP_URL'] = 'http://127.0.0.1:5181'
const vite = await createServer({ root: `${import.meta.dirname}/..`, server: { port: 5180 } })
await vite.listen()
vite.printUrls()
