export const zoomDialogMessages = {
  'zoom.previous': 'Previous picture',
  'zoom.next': 'Next picture',
  'zoom.position': '{n} of {total}',
} as const
