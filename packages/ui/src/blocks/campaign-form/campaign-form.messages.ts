import { campaignProblems } from '@shop/domain'
import { shopFormMessages } from '../../commerce/shop-form/shop-form.messages.ts'

export const campaignFormMessages = {
  ...shopFormMessages,
  ...campaignProblems,
  'campaign.phoneInvalid': 'Please enter a valid phone number',
  'campaign.title': 'Share your kitchen tip',
  'campaign.text': 'Tell us one thing that makes your kitchen easier, and an offer is yours.',
  'campaign.name': 'Full Name',
  'campaign.phone': 'WhatsApp number',
  'campaign.trips': 'Your tips',
  'campaign.submit': 'Submit',
  'campaign.sending': 'Sending…',
  'campaign.required': 'Please fill this field.',
  'campaign.checkTitle': 'Validation Error!',
  'campaign.checkText': 'Please fix phone number before submitting.',
  'campaign.failedTitle': 'Error!',
  'campaign.failedText': 'Something went wrong while submitting your form.',
  'campaign.rejectedTitle': 'Tips and Tricks Alert!',
} as const
