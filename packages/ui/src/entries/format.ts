export {
  formatAmount,
  formatAmountExact,
  formatDate,
  formatNumber,
  formatPercent,
  formatPrice,
} from '../lib/format.ts'
