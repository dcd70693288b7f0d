/** Texts of the own account. */
export const accountMessages = {
  'account.title': 'Your account',
  'account.password': 'Password',
  'account.current': 'Current password',
  'account.currentMissing': 'Enter your current password.',
  'account.change': 'Change the password',
  'account.changed': 'The password is changed. Your other sessions have ended.',
  'account.second': 'Second factor',
  'account.secondHelp':
    'Besides the password, an app on your phone gives a code each time you sign in.',
  'account.secondOn': 'On',
  'account.secondOff': 'Off',
  'account.switchOn': 'Switch it on',
  'account.switchOff': 'Switch it off',
  'account.isOff': 'The second factor is off.',
  'account.openApp': 'Add it to your app with this link, or type the secret there.',
  'account.appLink': 'Open in the app',
  'account.secret': 'Secret',
  'account.confirm': 'Confirm the code',
  'account.codes': 'Your recovery codes',
  'account.codesHelp':
    'Each signs in once without the app. Keep them where your phone is not: they are not shown again.',
  'account.codesDone': 'I have kept them',
  'account.everywhere': 'Sessions',
  'account.everywhereHelp': 'Ends your sessions on all devices, also this one.',
  'account.signOutEverywhere': 'Sign out everywhere',
  'account.everywhereAsk': 'Sign out on all devices?',
} as const
