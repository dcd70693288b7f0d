// Renders the pictures of the demo shop into packages/demo/build/media and prints the progress.
import { fileURLToPath } from 'node:url'
import { renderPictures } from '../src/pictures/render.ts'

let printedAt = 0
await renderPictures({
  outDir: fileURLToPath(new URL('../build/media', import.meta.url)),
  onProgress: (done, total) => {
    if (Date.now() - printedAt < 5000 && done !== total) return
    printedAt = Date.now()
    console.log(`  ${done} of ${total} pictures`)
  },
})
