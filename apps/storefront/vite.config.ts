import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { fileURLToPath } from 'node:url'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { chunks } from './vite/chunks.ts'
import { earlyEntry } from './vite/early-entry.ts'
import { languageFiles } from './vite/language-files.ts'
import { workerEntry } from './vite/worker-entry.ts'

const styles = fileURLToPath(new URL('../../packages/ui/src/styles/', import.meta.url))

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    reactRouter(),
    earlyEntry({ server: isSsrBuild === true }),
    languageFiles(),
    chunks(),
    workerEntry({ server: isSsrBuild === true }),
  ],
  // `@shop/source` selects the sources of @shop/ui instead of its build. Style sheets need an alias,
  // because Tailwind resolves their imports with fixed conditions.
  resolve: {
    conditions: ['@shop/source', ...defaultClientConditions],
    alias: [{ find: /^@shop\/ui\/(.+\.css)$/, replacement: `${styles}$1` }],
  },
  ssr: {
    resolve: { conditions: ['@shop/source', ...defaultServerConditions] },
  },
  build: {
    assetsInlineLimit: 0,
  },
}))
