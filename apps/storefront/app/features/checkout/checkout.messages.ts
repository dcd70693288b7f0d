/** Texts of the order and of its refusal. */
export const checkoutMessages = {
  'checkout.total': 'Total',
  'checkout.delivery': 'Delivery',
  'checkout.changeBag': 'Change your bag',
  'checkout.emptied':
    'Your bag is empty now: it was ordered or emptied in another tab. What you typed stays here. To order again, put a product into your bag.',
  'checkout.seeOrders': 'See your orders',
  'checkout.unanswered':
    'The shop did not answer, so we do not know whether your order was placed. Check your connection and press the button again: an order that was placed is not placed a second time. Or call us.',
  'checkout.offline':
    'We could not place your order: this phone or computer has no internet connection. Nothing was sent, and nothing will be sent by itself. Connect and press the button again, or call us.',
  'checkout.connectionLost':
    'The internet connection was lost before the shop answered, so we do not know whether your order was placed. Connect and press the button again: an order that was placed is not placed a second time. Or call us.',
  'checkout.busy':
    'Your order is not confirmed: the shop cannot store orders at the moment. Please try again in a minute, or call us. Your bag is kept.',
  'checkout.failed':
    'Your order is not confirmed: something went wrong in the shop. Your bag and what you typed are still here. Please try again, or call us.',
  'checkout.misunderstood':
    'We could not place your order: the shop did not understand what this page sent. It is not your mistake. Load the page again and press the button once more, or call us. Your bag is kept.',
  'checkout.notOrderedAgain':
    'Nothing new was ordered: your earlier order {numbers} was placed, only its confirmation did not arrive here. If you need this order, too, press the button again.',
  'checkout.earlier':
    'Your earlier order {number} of {total} was placed, only its confirmation did not arrive here. You do not need to order it again.',
  'checkout.dearer':
    'The total went up after this page was opened. Nothing was ordered. Please check the new total and confirm again.',
  'checkout.changeOrder': 'Please change your order and confirm again.',
  'checkout.kept':
    'This browser keeps your name, phone number, address and order for 30 days. Do others use this device, too?',
  'checkout.forget': 'Forget me here',
  'checkout.forgotten': 'Forgotten',
  'checkout.forgottenText':
    'This browser has forgotten your name, phone number, address and orders. The shop has your order {number}.',
  'checkout.home': 'Continue shopping',
  'checkout.prefilled': 'Filled in from what was typed in this browser before. Not you?',
  'checkout.empty': 'Empty the form and forget it',
  'checkout.emptiedForm':
    'The form is empty. This browser has forgotten the name, phone number, address and orders.',
} as const
