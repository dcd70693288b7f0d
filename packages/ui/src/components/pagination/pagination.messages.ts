export const paginationMessages = {
  'pagination.label': 'Pages',
  'pagination.previous': 'Previous page',
  'pagination.next': 'Next page',
  'pagination.page': 'Page {n}',
  'pagination.of': 'Page {n} of {count}',
} as const
