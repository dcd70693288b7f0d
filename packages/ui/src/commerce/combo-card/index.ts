export { ComboCard, type ComboCardProps } from './combo-card.tsx'
