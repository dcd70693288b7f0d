export { BuyBar, type BuyBarProps } from './buy-bar.tsx'
