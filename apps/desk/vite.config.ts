import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defaultClientConditions, defineConfig } from 'vite'

const styles = fileURLToPath(new URL('../../packages/ui/src/styles/', import.meta.url))

export default defineConfig({
  base: '/desk/',
  plugins: [tailwindcss(), react()],
  // `@shop/source` selects the sources of @shop/ui instead of its build. Style sheets need an alias,
  // because Tailwind resolves their imports with fixed conditions.
  resolve: {
    conditions: ['@shop/source', ...defaultClientConditions],
    alias: [{ find: /^@shop\/ui\/(.+\.css)$/, replacement: `${styles}$1` }],
  },
  // The shop, for the desk alone: `npx vite` here. `npm run dev` serves both.
  server: {
    proxy: Object.fromEntries(
      ['/api', '/media'].map((path) => [path, process.env['SHOP_URL'] ?? 'http://localhost:3000']),
    ),
  },
  build: {
    outDir: 'build',
    // The Content-Security-Policy of the desk allows no data: address for fonts and scripts.
    assetsInlineLimit: 0,
    // Kilobytes before compression. The pages are small, and staff opens most of them each day: one file.
    chunkSizeWarningLimit: 700,
    modulePreload: { polyfill: false },
  },
})
