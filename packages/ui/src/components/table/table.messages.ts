export const tableMessages = {
  'table.selectAll': 'Select all',
  'table.select': 'Select {name}',
  'table.details': 'Details of {name}',
} as const
