import { phoneLinkHtml, type PolicyText } from '../../messages/policy.ts'

/** The return and refund policy, with the figures of the specification. */
export const policy: PolicyText = (shop) => ({
  title: 'Return and refund policy',
  link: 'Return & Refund',
  description: 'How to return a product and when the money comes back.',
  formal: false,
  sections: [
    {
      id: 'returns',
      title: 'Returning a product',
      html: `<p>Open the parcel while the rider is there if you can. If something is broken, missing or not what you ordered, call ${phoneLinkHtml(shop.phone)} and keep the box. We collect it and bring the right one, or give the money back.</p>`,
    },
    {
      id: 'charge',
      title: 'What sending a return costs',
      html: '<p>A return that is not our mistake is charged Tk. 70 inside Dhaka and Tk. 100 outside. Outside Dhaka it takes 3 to 5 days to reach us. When the mistake is ours, you pay nothing.</p>',
    },
    {
      id: 'cash',
      title: 'Cash on delivery',
      html: '<p>Cash on delivery to our own riders is available only inside Dhaka; outside Dhaka the courier collects the cash for us.</p>',
    },
    {
      id: 'refunds',
      title: 'Refunds',
      html: '<ul><li>Cash refunds are paid within 7 working days.</li><li>Card and mobile payments are refunded in 7 to 10 working days.</li><li>Card refunds are full only and go through the payment gateway.</li></ul>',
    },
    {
      id: 'cancel',
      title: 'Cancelling an order',
      html: `<p>An order can be cancelled before dispatch. Call ${phoneLinkHtml(shop.phone)} with your order number.</p>`,
    },
  ],
})
