export * from '../blocks/login-panel/index.ts'
