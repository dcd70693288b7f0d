/** Texts of a change that can be undone. */
export const undoMessages = {
  'undo.action': 'Undo',
  'undo.failed': 'Order {number} was not changed. {reason}',
} as const
