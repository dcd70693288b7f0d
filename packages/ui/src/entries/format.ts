export {
  formatAmount,
  formatAmountExact,
  formatDate,
  formatDateTime,
  formatNumber,
  formatPercent,
  formatPrice,
} from '../lib/format.ts'
