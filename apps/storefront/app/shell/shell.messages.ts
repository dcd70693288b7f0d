/** Texts around the pages. */
export const shellMessages = {
  'shell.call': 'Call us',
  'shell.contactUs': 'Contact Us',
  'shell.trackOrder': 'Track Order',
  'shell.whatsapp': 'WhatsApp',
  'shell.offline': 'You are offline. The page opens when the connection is back.',
  'shell.stored':
    'Without a connection you see this page as it was on {date}. Prices and stock may have changed.',
  'shell.stay': 'Stay here',
  'shell.lostFile': 'A part of this page could not be loaded. Check your connection.',
  'shell.loadAgain': 'Load the page again',
  'shell.tryAgain': 'Try again',
  'shell.missing': 'This page does not exist.',
  'shell.failed': 'This page could not be shown.',
  'shell.failedText': 'Check your connection and try again. Your bag is safe.',
} as const
