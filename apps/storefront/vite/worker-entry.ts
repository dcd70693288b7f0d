import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ENTRY = fileURLToPath(new URL('../worker/service-worker.ts', import.meta.url))

/** Builds the service worker as a file of its own, `build/client/service-worker.js`, without imports. */
export function workerEntry({ server }: { server: boolean }): Plugin {
  return {
    name: 'shop-worker-entry',
    apply: 'build',
    buildStart() {
      if (!server) this.emitFile({ type: 'chunk', id: ENTRY, fileName: 'service-worker.js' })
    },
  }
}
