import { phoneLinkHtml, escapeHtml, type PolicyText } from '../../messages/policy.ts'

/** The terms and conditions. */
export const policy: PolicyText = (shop) => ({
  title: 'Terms & Conditions',
  link: 'Terms & Conditions',
  description: `The terms under which ${shop.name} sells.`,
  updated: 'September 3, 2025',
  formal: true,
  sections: [
    {
      id: 'agreement',
      title: 'The agreement',
      html: `<p>These terms apply to every order placed with ${escapeHtml(shop.name)}. By ticking the box at checkout you agree to them.</p>`,
    },
    {
      id: 'orders',
      title: 'Orders and prices',
      html: '<p>Prices are in taka and include VAT where it applies. An order stands once we show you its number. If a price or the stock changed while you were ordering, we tell you before you confirm. We may call to check an order before we send it.</p>',
    },
    {
      id: 'payment',
      title: 'Payment',
      html: '<p>You pay cash on delivery. Nobody from the shop will ever ask for a card number, a PIN or a one-time password on the phone.</p>',
    },
    {
      id: 'delivery',
      title: 'Delivery',
      html: '<p>Charges and times are in the <a href="/delivery-policy">delivery policy</a>. The goods are yours, and so is the risk, from the moment you receive them.</p>',
    },
    {
      id: 'cancellation',
      title: 'Cancellation, returns and refunds',
      html: '<p>Cancellation is possible before dispatch. Returns and refunds are described in the <a href="/return-refund">return and refund policy</a>.</p>',
    },
    {
      id: 'offers',
      title: 'Offers and campaigns',
      html: '<p>A campaign price holds for one piece to a shopper while the campaign runs. An offer shown after an order can be used once with that order.</p>',
    },
    {
      id: 'law',
      title: 'Law',
      html: '<p>The laws of Bangladesh apply, among them the Consumer Rights Protection Act, 2009.</p>',
    },
    {
      id: 'contact',
      title: 'Questions',
      html: `<p>Call ${phoneLinkHtml(shop.phone)} or write to <a href="mailto:${escapeHtml(shop.email)}">${escapeHtml(shop.email)}</a>.</p>`,
    },
  ],
})
