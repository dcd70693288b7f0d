/**
 * Classes of the heights that controls in one row share, by their `size`. The tokens behind them are
 * 36, 44 and 48 px, and 32, 36 and 40 px inside `data-density="compact"`.
 */
export const controlHeight = {
  sm: 'shop:min-h-control-sm',
  md: 'shop:min-h-control-md',
  lg: 'shop:min-h-control-lg',
} as const
