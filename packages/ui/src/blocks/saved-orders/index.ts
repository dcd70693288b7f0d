export { SavedOrders, type SavedOrder, type SavedOrdersProps } from './saved-orders.tsx'
