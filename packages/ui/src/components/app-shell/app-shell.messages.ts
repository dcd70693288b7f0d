export const appShellMessages = {
  'appShell.skip': 'Skip to content',
  'appShell.navigation': 'Main',
  'appShell.more': 'More',
} as const
