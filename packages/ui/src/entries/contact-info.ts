export * from '../blocks/contact-info/index.ts'
