export * from './catalogue.ts'
export * from './home.ts'
export * from './message.ts'
export * from './order.ts'
