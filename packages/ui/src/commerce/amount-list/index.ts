export { AmountList, type AmountListProps, type Amount } from './amount-list.tsx'
