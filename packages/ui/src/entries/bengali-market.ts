export { bengaliMarket } from '../lib/bengali-market.ts'
