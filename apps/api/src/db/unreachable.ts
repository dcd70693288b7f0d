import { FatalStartError } from '../fatal-start-error.ts'

const cures: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'Start that server, or correct the host and port in DATABASE_URL.',
  ENOTFOUND: 'Correct the host name in DATABASE_URL.',
  EAI_AGAIN: 'Correct the host name in DATABASE_URL, or wait until names resolve again.',
  ENOENT: 'Correct the socket path in DATABASE_URL.',
  'Connection terminated due to connection timeout':
    'Open the way to that server, or correct the host and port in DATABASE_URL.',
  '28P01': 'Correct the user name and password in DATABASE_URL.',
  '28000': 'Allow this user on that server, or correct the user name in DATABASE_URL.',
  '3D000': 'Create that database, or correct its name in DATABASE_URL.',
  '53300': 'Raise max_connections on that server, or lower DB_POOL_SIZE.',
  '53100': 'Free some disk space on that server.',
  '57P03': 'Wait until that server has started, then start the shop again.',
}

/** The start error for a database of DATABASE_URL that cannot be used. Its text has no password. */
export function explainUnreachable(cause: unknown, url: string): FatalStartError {
  const code = String((cause as { code?: unknown }).code ?? '')
  const message = cause instanceof Error ? cause.message : String(cause)
  let place = 'DATABASE_URL'
  try {
    const parsed = new URL(url)
    place = `${parsed.hostname}:${parsed.port || '5432'}${parsed.pathname}`
  } catch {
    return new FatalStartError(
      'DATABASE_URL is not an address.',
      'Write it as postgres://user:password@host:5432/database, with special characters encoded.',
      { cause },
    )
  }
  return new FatalStartError(
    `The database at ${place} cannot be used: ${message || 'no connection'} (${code || 'no code'}).`,
    cures[code] ??
      cures[message] ??
      'Check that server and DATABASE_URL, then start the shop again.',
    { cause },
  )
}
