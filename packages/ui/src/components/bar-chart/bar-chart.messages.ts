export const barChartMessages = {
  'barChart.table': 'As a table',
} as const
