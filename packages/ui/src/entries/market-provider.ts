export { MarketProvider, type MarketProviderProps, useMarket } from '../lib/market.tsx'
export { type DeliveryZone, englishMarket, type Market, type PhoneRule } from '../lib/markets.ts'
