export * from '../blocks/plain-menu/index.ts'
