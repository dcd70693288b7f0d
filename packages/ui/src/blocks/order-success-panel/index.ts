export {
  OrderSuccessPanel,
  type OrderSuccessPanelProps,
  type OrderTotals,
} from './order-success-panel.tsx'
