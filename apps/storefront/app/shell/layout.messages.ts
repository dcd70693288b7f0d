/** Texts of the page frame. */
export const frameMessages = {
  'frame.call': 'Call us',
  'frame.contactUs': 'Contact Us',
  'frame.trackOrder': 'Track Order',
  'frame.whatsapp': 'WhatsApp',
  'frame.offline': 'You are offline. The page opens when the connection is back.',
  'frame.stored':
    'Without a connection you see this page as it was on {date}. Prices and stock may have changed.',
  'frame.stay': 'Stay here',
  'frame.lostFile': 'A part of this page could not be loaded. Check your connection.',
  'frame.loadAgain': 'Load the page again',
  'frame.tryAgain': 'Try again',
  'frame.missing': 'This page does not exist.',
  'frame.failed': 'This page could not be shown.',
  'frame.failedText': 'Check your connection and try again. Your bag is safe.',
} as const
