export { MarketProvider, type MarketProviderProps, useMarket } from '../lib/market.tsx'
export {
  type DeliveryZone,
  englishMarket,
  type Market,
  type PhoneRule,
  type Places,
} from '../lib/markets.ts'
