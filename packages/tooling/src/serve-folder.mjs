import { preview } from 'vite'

/** Serves a folder's files on a free local port. Resolves to `{url, close}`. */
export const serveFolder = async (folder) => {
  const server = await preview({
    root: folder,
    configFile: false,
    envDir: false,
    appType: 'mpa',
    logLevel: 'error',
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0 },
  })
  return { url: server.resolvedUrls.local[0].replace(/\/$/, ''), close: () => server.close() }
}
