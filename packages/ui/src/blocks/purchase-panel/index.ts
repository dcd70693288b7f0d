export { PurchasePanel, type PurchasePanelProps } from './purchase-panel.tsx'
