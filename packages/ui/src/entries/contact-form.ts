export * from '../blocks/contact-form/index.ts'
