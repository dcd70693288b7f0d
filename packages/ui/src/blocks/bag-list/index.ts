export { BagList, type BagListProps } from './bag-list.tsx'
