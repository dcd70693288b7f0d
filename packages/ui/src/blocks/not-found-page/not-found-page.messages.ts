export const notFoundPageMessages = {
  'notFound.title': 'Product Not Found',
  'notFound.text':
    'It may be sold out for good, or the link may be old. The rest of the shop is open.',
  'notFound.home': 'Browse To Home',
  'notFound.code': 'Error Code: 404 - Resource Missing',
} as const
