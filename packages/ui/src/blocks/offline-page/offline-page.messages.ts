export const offlinePageMessages = {
  'offlinePage.title': 'You are offline',
  'offlinePage.text':
    'This page has not been opened on this device yet, so it needs a connection. It opens by itself when the connection is back.',
  'offlinePage.retry': 'Try again',
  'offlinePage.works': 'What still works',
  'offlinePage.bag': 'Your bag: look at it and change it.',
  'offlinePage.order':
    'An order needs a connection. Nothing is sent later by itself; without the internet you can order by phone:',
  'offlinePage.pages': 'Pages that open without a connection',
} as const
