export * from '../plain/application.ts'
