import { fromRoot } from './paths.mjs'

const { renderPictures } = await import(
  new URL('../packages/demo/src/pictures/render.ts', import.meta.url)
)
let shown = 0
await renderPictures({
  outDir: fromRoot('packages/demo/build/media'),
  onProgress: (done, all) => {
    if (Date.now() - shown < 5000 && done !== all) return
    shown = Date.now()
    console.log(`  ${done} of ${all} pictures`)
  },
})
