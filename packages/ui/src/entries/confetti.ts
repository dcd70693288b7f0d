export * from '../components/confetti/index.ts'
