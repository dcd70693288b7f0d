/** Why a call was refused or failed, by the code of the API. */
export const errorMessages = {
  'deskError.connection': 'There is no connection to the shop. Nothing is lost: try again.',
  'deskError.failed': 'Something went wrong. Please try again.',
  'deskError.limited': {
    one: 'Too many tries. Try again in {n} minute.',
    other: 'Too many tries. Try again in {n} minutes.',
  },
  'deskError.wrong-credentials': 'Name and password do not match. Check both.',
  'deskError.code-required': 'Enter the code of your app.',
  'deskError.wrong-code': 'This code is wrong. Enter the one that the app shows now.',
  'deskError.name-taken': 'Another member has this name. Choose a different one.',
  'deskError.wrong-password': 'This is not your current password.',
  'deskError.last-owner':
    'This is the last owner who can sign in. Make another member owner first.',
  'deskError.forbidden': 'Your role may not do this. Ask an owner.',
  'deskError.changed': 'Somebody has changed this order meanwhile.',
  'deskError.not-allowed': 'The state that the order has now does not allow this.',
  'deskError.short': 'There are not enough pieces in stock: {names}.',
  'deskError.gone': 'One of these products is no longer sold.',
  'deskError.discount': 'The discount is above the price of the products.',
  'deskError.too-few': 'There are fewer pieces in stock than that.',
  'deskError.discount-price': 'The discount price must be below the price.',
  'deskError.zone': 'The shop no longer delivers to this zone. Choose another one.',
  'deskError.origin': 'Open the desk at the address of the shop.',
  'deskError.refused': 'Nothing was changed, because some of the orders do not allow it.',
  'deskError.unreadable': 'The file cannot be read.',
  'deskError.unknown': 'This does not exist any more.',
} as const
