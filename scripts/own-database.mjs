import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { at } from './place.mjs'

/**
 * An empty database of the test's own on the server of DATABASE_URL, so that no test writes into a
 * shop; `{url, drop}`. Without DATABASE_URL there is no server to ask, and `url` is undefined.
 */
export const ownDatabase = async () => {
  const server = process.env.DATABASE_URL
  if (!server) return { url: undefined, drop: async () => {} }
  const require = createRequire(at('apps', 'api', 'package.json'))
  const { default: postgres } = await import(pathToFileURL(require.resolve('postgres')).href)
  const name = `shop_journeys_${randomUUID().replaceAll('-', '').slice(0, 12)}`
  const ask = async (statement) => {
    const sql = postgres(server, { max: 1, onnotice: () => {} })
    try {
      await sql.unsafe(statement)
    } finally {
      await sql.end()
    }
  }
  await ask(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => ask(`drop database if exists ${name} with (force)`) }
}
