import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A store with the calls of S3 for files of one bucket, in memory. It reads the access key and checks no signature. */
export interface S3Server {
  /** The settings of its bucket. */
  bucket: { url: string; region: string; accessKey: string; secretKey: string }
  files: Map<string, Buffer>
  /** The statuses with which it answers the next requests; 0 answers one as usual. */
  failures: number[]
  /** Ends connections without an answer while true. */
  isAway: boolean
  close(): Promise<void>
}

/** Starts a store on a free port of this machine. */
export async function startS3Server(): Promise<S3Server> {
  const server = createServer((request, response) => {
    void answer(request).then(([status, body = '', headers = {}]) => {
      response.writeHead(status, { 'Content-Length': body.length, ...headers })
      response.end(request.method === 'HEAD' ? undefined : body)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const store: S3Server = {
    bucket: {
      url: `http://127.0.0.1:${port}/photos`,
      region: 'auto',
      accessKey: 'shop',
      secretKey: 'secret',
    },
    files: new Map(),
    failures: [],
    isAway: false,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return store

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { method, url = '', headers } = request
    const content = await buffer(request)
    if (store.isAway) request.socket.destroy()
    const failure = store.failures.shift()
    if (failure) return [failure]
    if (!headers.authorization?.includes(`Credential=${store.bucket.accessKey}/`)) {
      return [403, '<Error><Code>InvalidAccessKeyId</Code></Error>']
    }
    const [, bucket, path = ''] = /^\/(\w+)\/(.+)$/.exec(url) ?? []
    if (bucket !== 'photos') return [404, '<Error><Code>NoSuchBucket</Code></Error>']
    if (method === 'PUT') {
      store.files.set(path, content)
      return [200]
    }
    const file = store.files.get(path)
    if (!file) return [404, '<Error><Code>NoSuchKey</Code></Error>']
    const about = {
      ETag: `"${createHash('md5').update(file).digest('hex')}"`,
      'Last-Modified': 'Sun, 01 Mar 2026 10:00:00 GMT',
      'Accept-Ranges': 'bytes',
    }
    if (headers['if-none-match'] === about.ETag) return [304, '', about]
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
    if (from === undefined) return [200, file, about]
    if (Number(from) >= file.length) return [416]
    const range = { ...about, 'Content-Range': `bytes ${from}-${to}/${file.length}` }
    return [206, file.subarray(Number(from), Number(to) + 1), range]
  }
}

type Answer = [status: number, body?: string | Buffer, headers?: Record<string, string>]
