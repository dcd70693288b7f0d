import './node-version.mjs'

process.env.NODE_ENV = 'production'
// The package of the demo shop is not part of the bundle.
process.env.DEMO ||= 'off'
await import('./apps/shop/src/main.ts')
