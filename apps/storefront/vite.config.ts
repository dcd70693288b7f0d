import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { fileURLToPath } from 'node:url'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { builtFiles } from './vite/built-files.ts'
import { chunks } from './vite/chunks.ts'

const path = (address: string) => fileURLToPath(new URL(address, import.meta.url))
const styles = path('../../packages/ui/src/styles/')
// The package names only its development build, which adds warnings to the console: 0.5 KB (brotli).
const router = path('node_modules/react-router/dist/production/')
const routerBuild = [
  { find: /^react-router$/, replacement: `${router}index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${router}dom-export.mjs` },
]

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter(), builtFiles({ server: isSsrBuild === true }), chunks()],
  // `@shop/source` selects the sources of @shop/ui instead of its build. Style sheets need an alias,
  // because Tailwind resolves their imports with fixed conditions.
  resolve: {
    conditions: ['@shop/source', ...defaultClientConditions],
    alias: [
      { find: /^@shop\/ui\/(.+\.css)$/, replacement: `${styles}$1` },
      ...(command === 'build' && !isSsrBuild ? routerBuild : []),
    ],
  },
  ssr: {
    resolve: { conditions: ['@shop/source', ...defaultServerConditions] },
  },
  build: {
    assetsInlineLimit: 0,
  },
}))
