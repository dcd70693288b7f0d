/** Texts of the discount that the staff gives. */
export const discountMessages = {
  'discount.amount': 'Discount by hand, in taka',
  'discount.amountWrong': 'Enter an amount such as 50, or leave it empty.',
  'discount.tooMuch': 'The discount can be at most {most}: the price of the products.',
  'discount.reason': 'Reason of the discount',
  'discount.reasonHelp': 'Only the staff sees it.',
  'discount.reasonMissing': 'Enter why the discount is given.',
} as const
