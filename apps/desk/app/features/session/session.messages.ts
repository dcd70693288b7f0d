/** Texts of signing in, of the own account and of the staff. */
export const sessionMessages = {
  'session.signIn': 'Sign in',
  'session.signInTo': 'Sign in to the desk of {shop}',
  'session.name': 'Name',
  'session.nameMissing': 'Enter your name.',
  'session.ended': 'Your session has ended',
  'session.endedHelp': 'Sign in again. What you have typed is kept.',
  'session.other': 'Sign in as somebody else',
  'session.join': 'Join the desk',
  'session.joinAs': 'You join as {role}. This link is valid once, until {time}.',
  'session.joinButton': 'Create my account',
  'session.nameHelp': 'Your colleagues see it beside what you have done.',
  'session.badLink': 'This link is used, too old or wrong.',
  'session.badLinkHelp': 'Ask an owner of the shop for a new one.',
} as const
