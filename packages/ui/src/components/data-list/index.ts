export { DataList, DataListItem, type DataListItemProps, type DataListProps } from './data-list.tsx'
