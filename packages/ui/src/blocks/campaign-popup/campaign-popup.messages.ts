export const campaignPopupMessages = {
  'campaignPopup.title': 'Thank You!',
  'campaignPopup.text': 'Your tip has reached us. This offer is for you:',
} as const
