export * from '../blocks/purchase-panel/index.ts'
