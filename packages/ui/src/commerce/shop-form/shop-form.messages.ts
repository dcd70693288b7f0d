export const shopFormMessages = {
  'form.mobileDescription': 'The rider calls this number',
  'form.addressPlaceholder': 'House Number, Road, Upazila, District',
  'form.cash': 'You pay {total} in cash when it arrives.',
  'form.required': 'Please fill this field.',
  'form.emailInvalid': 'Enter a valid email',
  'form.tooLong': 'Please use at most {limit} characters. You have {n}.',
  'form.phoneInvalid': 'Enter a valid mobile number',
  'form.phoneUnusual':
    'This does not look like a mobile number. You can still order; please check it.',
  'form.failed': 'We could not send this. Nothing is lost: please try again.',
  'form.placing': 'Placing your order…',
  'form.vagueAddress':
    'A rider may not find this address. You can still order; please add house, road and area.',
  'form.kept': 'What you typed is still here.',
  'form.call': 'Call {phone}',
  'form.details': 'Details',
  'form.reference': 'Reference',
  'form.before': 'Before:',
  'form.now': 'Now:',
} as const
