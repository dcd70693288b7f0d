export const confirmDialogMessages = {
  'confirmDialog.cancel': 'Cancel',
  'confirmDialog.failed': 'That did not work. Please try again.',
} as const
