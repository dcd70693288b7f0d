/** Texts of the page frame. */
export const frameMessages = {
  'frame.call': 'Call us',
  'frame.whatsapp': 'WhatsApp',
  'frame.offline': 'You are offline. The page opens when the connection is back.',
  'frame.stay': 'Stay here',
  'frame.tryAgain': 'Try again',
  'frame.missing': 'This page does not exist.',
  'frame.failed': 'This page could not be shown.',
  'frame.failedText': 'Check your connection and try again. Your bag is safe.',
} as const
