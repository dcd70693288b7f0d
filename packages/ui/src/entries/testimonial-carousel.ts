export * from '../blocks/testimonial-carousel/index.ts'
