import { defineConfig } from 'tsdown'

/** One published module for each source module, so that `'use client'` stays where it was written. */
export default defineConfig({
  entry: ['src/index.ts', 'src/messages.ts', 'src/{components,commerce}/*/index.ts'],
  root: 'src',
  unbundle: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  fixedExtension: false,
  tsconfig: 'tsconfig.build.json',
  // TypeScript 7 writes the declarations in a second (scripts/build.mjs); the plugin runs out of memory.
  dts: false,
  // The shop's rules come along; nobody outside can install @shop/domain.
  deps: { alwaysBundle: ['@shop/domain'] },
  checks: { moduleLevelDirective: false },
})
