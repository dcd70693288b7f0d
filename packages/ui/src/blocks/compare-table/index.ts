export { CompareTable, type CompareTableProps, type ComparedProduct } from './compare-table.tsx'
