/** Texts of the order and of its refusal. */
export const checkoutMessages = {
  'checkout.total': 'Total',
  'checkout.changeBag': 'Change your bag',
  'checkout.emptied':
    'Your bag is empty now: it was ordered or emptied in another tab. What you typed stays here. To order again, put a product into your bag.',
  'checkout.seeOrders': 'See your orders',
  'checkout.unanswered':
    'We could not place your order: the shop did not answer. Check your connection and try again, or call us. The same order is never placed twice.',
  'checkout.offline':
    'We could not place your order: this phone or computer has no internet connection. Nothing was sent, and nothing will be sent by itself. Connect and press the button again, or call us.',
  'checkout.connectionLost':
    'We could not place your order: the internet connection was lost before the shop answered. Connect and press the button again, or call us. The same order is never placed twice.',
  'checkout.busy':
    'We could not place your order: the shop cannot store orders at the moment. Please try again in a minute, or call us. Your bag is kept.',
  'checkout.failed':
    'We could not place your order. Nothing was lost: your bag and what you typed are still here. Please try again, or call us.',
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
