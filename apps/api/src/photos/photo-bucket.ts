import { AwsClient } from 'aws4fetch'
import type { PhotoStore } from './photo-store.ts'

/** A bucket of a store that speaks the protocol of S3. */
export interface Bucket {
  /** Address of the bucket, without a slash at its end. */
  url: string
  region: string
  accessKey: string
  secretKey: string
}

interface RequestOptions {
  /** Those that set a condition or ask for a range (RFC 9110, 13 and 14). */
  headers?: Record<string, string>
  /** The longest time of the request, in milliseconds. @default 60_000, because an original may have 20 MB */
  timeout?: number
}

/** What the store answers when there is a file. The status is 200, 206, 304, 412 or 416. */
interface FoundFile {
  status: number
  headers: Headers
  body: Buffer<ArrayBuffer>
}

/** Keeps the files of photos in a bucket. */
export interface PhotoBucket extends PhotoStore {
  /** Requests a file; undefined when there is none. */
  find(
    method: 'GET' | 'HEAD',
    path: string,
    options?: RequestOptions,
  ): Promise<FoundFile | undefined>
}

/**
 * The files of photos in a bucket. A request that the store is too busy for is sent three times; every call rejects
 * with an Error that says what to do.
 */
export function photoBucket({ url, region, accessKey, secretKey }: Bucket): PhotoBucket {
  const keys = { accessKeyId: accessKey, secretAccessKey: secretKey }
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 2 })

  async function send(
    method: 'GET' | 'HEAD' | 'PUT',
    path: string,
    { timeout = 60_000, ...init }: RequestOptions & { body?: Uint8Array<ArrayBuffer> } = {},
  ): Promise<FoundFile | undefined> {
    const signal = AbortSignal.timeout(timeout)
    const options = { ...init, method, signal, redirect: 'manual' } as const
    const [answer, body] = await client
      .fetch(`${url}/${path}`, options)
      .then(async (answer) => [answer, Buffer.from(await answer.arrayBuffer())] as const)
      .catch((cause) => {
        throw new Error(`The bucket ${url} cannot be reached. Check S3_URL and try again.`, {
          cause,
        })
      })
    const { ok, status, headers } = answer
    if (ok || [304, 412, 416].includes(status)) return { status, headers, body }
    const code = /<Code>(\w+)</.exec(body.toString())?.[1] ?? ''
    if (status === 404 && method !== 'PUT' && code !== 'NoSuchBucket') return undefined
    throw new Error(
      `The bucket ${url} answers ${method} with ${status}${code && ` ${code}`}. ${cure(status)}`,
    )
  }

  return {
    find: send,
    async put(path, content) {
      await send('PUT', path, { body: new Uint8Array(content) })
    },
    has: async (path) => (await send('HEAD', path)) !== undefined,
    async read(path) {
      const found = await send('GET', path)
      if (!found) throw new Error(`The bucket ${url} has no ${path}.`)
      return found.body
    },
  }
}

function cure(status: number): string {
  if (status === 403) {
    return 'S3_ACCESS_KEY and S3_SECRET_KEY must belong to it and may list, read and write it.'
  }
  if (status === 404) return 'Create the bucket, or correct S3_URL.'
  return status < 500 ? 'Correct S3_URL and S3_REGION.' : 'Try again later.'
}
