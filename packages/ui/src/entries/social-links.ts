export * from '../commerce/social-links/index.ts'
