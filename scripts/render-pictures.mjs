import { fromRoot } from './paths.mjs'

const { renderPictures } = await import(new URL('../apps/api/pictures/render.ts', import.meta.url))
let shown = 0
await renderPictures({
  outDir: fromRoot('apps/api/build/media'),
  onProgress: (done, all) => {
    if (Date.now() - shown < 5000 && done !== all) return
    shown = Date.now()
    console.log(`  ${done} of ${all} pictures`)
  },
})
