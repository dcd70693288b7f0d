import { basename } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'

const application = basename(process.cwd())
const withTailwind = application.startsWith('tailwind')
const pages = ['index', 'dark', 'system', 'matrix', 'market', 'shadow']

// The page without the library is built alone, so that the order of its styles is its own.
export default ({ mode }) => ({
  plugins: withTailwind ? [react(), tailwindcss()] : [react()],
  build: {
    // Not in the folder of the application, where Tailwind reads all files.
    outDir: `../dist/${application}`,
    emptyOutDir: mode !== 'bare',
    rolldownOptions: { input: (mode === 'bare' ? ['bare'] : pages).map((name) => `${name}.html`) },
  },
})
