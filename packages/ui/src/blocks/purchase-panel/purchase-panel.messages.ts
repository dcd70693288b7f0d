export const purchasePanelMessages = {
  'purchase.quantity': 'Quantity',
  'purchase.add': 'Add to Cart',
  'purchase.buy': 'Buy Now',
  'purchase.out': 'Out of Stock',
  'purchase.soldOutHelp':
    'Sold out at the moment. Look at similar products, or call us and we will tell you when it is back.',
  'purchase.similar': 'See similar products',
  'purchase.call': 'Call us: {phone}',
  'purchase.added': 'Added to your bag: {n} × {name}',
  'purchase.allInBag': 'All that you can order of {name} is in your bag already.',
  'purchase.full':
    'Your bag is full, so {name} was not added. Order what is in it first, or remove a product.',
  'purchase.campaign': 'One to a shopper in this offer.',
  'purchase.last': 'That is all we have.',
} as const
