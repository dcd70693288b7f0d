import { inject } from 'vitest'

/** The connection string of a database of the test server. */
export function serverUrl(database: string): string {
  const { target } = inject('server')
  if (typeof target === 'string') {
    const url = new URL(target)
    url.pathname = `/${database}`
    return url.href
  }
  const { username, password, port, host } = target
  return `postgres://${username}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}
