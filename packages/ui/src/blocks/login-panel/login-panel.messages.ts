export const loginPanelMessages = {
  'login.title': 'You do not need an account',
  'login.greeting': 'Welcome back, {name}',
  'login.text':
    'Choose, tell us where to bring it, and pay when it arrives. We never ask for a password.',
  'login.known': 'We already know your name and mobile on this phone and fill them in for you.',
  'login.trackText': 'Looking for an order you placed?',
  'login.track': 'Track Order',
  'login.shop': 'Browse products',
} as const
