export const bagLineMessages = {
  'bagLine.remove': 'Remove',
  'bagLine.removeNamed': 'Remove {name} from your bag',
  'bagLine.total': 'Total',
  'bagLine.campaign': 'One to a shopper: this is a campaign offer.',
  'bagLine.allThereIs': 'That is all we have: {n} in stock.',
  'bagLine.soldOut': 'Sold out. Please remove it to go on.',
  'bagLine.blocked': 'This can no longer be ordered. Please remove it to go on.',
} as const
