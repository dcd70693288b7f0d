import { escapeHtml, type PolicyText } from '../../messages/policy.ts'

/** The about page. */
export const policy: PolicyText = (shop) => ({
  title: 'About us',
  link: 'About Us',
  description: `Who ${shop.name} is and how it works.`,
  formal: false,
  sections: [
    {
      id: 'who',
      title: 'Who we are',
      html: `<p>${escapeHtml(shop.about)}</p><p>The name means a weekly market. In a haat you see the goods, hear the price, and pay when you hold them in your hands. We run our shop the same way: plain prices in taka, an honest word about stock, and cash when the parcel arrives.</p>`,
    },
    {
      id: 'what',
      title: 'What we sell',
      html: '<p>Gadgets, tech accessories, and kitchen and home appliances that we would use ourselves. Each product page says how many are left and what the delivery costs before you order.</p>',
    },
    {
      id: 'how',
      title: 'How ordering works',
      html: '<p>You need no account. Choose, tell us your name, phone and address, and confirm. A rider or courier calls the number you gave and brings the parcel; you pay at the door.</p>',
    },
  ],
})
