import { defineConfig } from 'tsdown'

/** Writes one module for each source module, so that `'use client'` stays in its module. */
export default defineConfig({
  entry: ['src/{index,messages}.ts', 'src/entries/*.ts', 'src/messages/??.ts'],
  root: 'src',
  unbundle: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  fixedExtension: false,
  tsconfig: 'tsconfig.build.json',
  // scripts/build.mjs writes the declarations with tsc, because the plugin runs out of memory.
  dts: false,
  sourcemap: true,
  // Bundled, because @shop/domain is not published.
  deps: { alwaysBundle: ['@shop/domain'] },
  checks: { moduleLevelDirective: false },
})
