export * from '../components/language-link/index.ts'
