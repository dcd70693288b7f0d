export * from './catalogue.ts'
export * from './message.ts'
export * from './order.ts'
