export * from '../blocks/newsletter-form/index.ts'
