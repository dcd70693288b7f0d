import { escapeHtml, type PolicyText } from '../../messages/policy.ts'

/** The delivery policy, with the figures of the specification. */
export const policy: PolicyText = (shop) => ({
  title: 'Delivery policy',
  link: 'Delivery Policy',
  description: 'Where we deliver, what it costs and how long it takes.',
  formal: true,
  sections: [
    {
      id: 'where',
      title: 'Where we deliver',
      html: `<p>${escapeHtml(shop.name)} delivers all over Bangladesh. Inside Dhaka our own riders come; outside Dhaka we hand the parcel to couriers.</p>`,
    },
    {
      id: 'charges',
      title: 'Delivery charges',
      html: '<p>Delivery starts from ৳60 inside Dhaka and from ৳130 outside; large or heavy products cost more. The exact charge shows before you confirm.</p><p>For some promotions delivery is free above a threshold, which the promotion names.</p>',
    },
    {
      id: 'time',
      title: 'Delivery time',
      html: '<p>Inside Dhaka a parcel usually takes 24 to 48 hours. Outside Dhaka it takes 2 to 4 business days. Holidays, strikes and floods can make it longer; we call you when they do.</p>',
    },
    {
      id: 'cash',
      title: 'Cash on delivery',
      html: '<p>You pay when you receive the parcel. Cash on delivery outside Dhaka is collected by couriers.</p>',
    },
    {
      id: 'receiving',
      title: 'Receiving your parcel',
      html: '<p>The rider calls the number you gave. If nobody answers after three tries the parcel goes back, and we call once more before we cancel the order.</p>',
    },
  ],
})
