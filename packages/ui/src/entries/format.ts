export {
  formatAmount,
  formatAmountExact,
  formatDate,
  formatDateTime,
  formatNumber,
  formatPercent,
  formatPrice,
  formatTime,
} from '../lib/format.ts'
