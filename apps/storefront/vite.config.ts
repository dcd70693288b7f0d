import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    assetsInlineLimit: 0,
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  // What most pages draw travels as one file: forty small ones cost a phone forty turns.
                  {
                    name: 'shared',
                    test: /packages[\\/](ui|domain)[\\/]src|lucide-react/,
                    minShareCount: 3,
                  },
                ],
              },
            },
          },
        }),
  },
}))
