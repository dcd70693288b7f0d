import { createServer, connect, type AddressInfo, type Socket } from 'node:net'

/** A TCP proxy on a port that stays the same while connections through it are cut or frozen. */
export interface TcpProxy {
  port: number
  /** Ends every connection and refuses new ones. */
  cut(): Promise<void>
  /** Accepts connections again, and passes them on; with a port, new ones to another server. */
  restore(port?: number): Promise<void>
  /** Accepts connections, passes nothing on, and closes nothing. */
  freeze(): void
  close(): Promise<void>
}

/** Opens a proxy to a port of this machine. @param edit may change what the server sends first */
export async function openProxy(
  target: number,
  edit: (first: Buffer) => Buffer = (first) => first,
): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let frozen = false
  let current = target
  const server = createServer((client) => {
    if (frozen) {
      sockets.add(client.on('error', () => client.destroy()))
      return
    }
    const upstream = connect(current, '127.0.0.1')
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        upstream.destroy()
      })
      // Resetting one side also closes the other, with an error.
      socket.on('error', () => socket.destroy())
    }
    client.pipe(upstream)
    upstream.on('data', (chunk) => client.write(edit(chunk)))
  })
  const listen = (port: number) =>
    new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const cut = async () => {
    const closed = new Promise((done) => server.close(done))
    for (const socket of sockets) socket.resetAndDestroy()
    await closed
  }
  return {
    port,
    cut,
    restore: async (next = current) => {
      frozen = false
      current = next
      if (!server.listening) await listen(port)
    },
    freeze: () => {
      frozen = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    close: async () => {
      if (server.listening) await cut()
    },
  }
}
