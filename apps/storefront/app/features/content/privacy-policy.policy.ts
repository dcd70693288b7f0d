import { escapeHtml, type PolicyText } from '../../messages/policy.ts'

/** The privacy policy. */
export const policy: PolicyText = (shop) => ({
  title: 'Privacy policy',
  link: 'Privacy Policy',
  description: 'What we know about you, why, and for how long.',
  formal: false,
  sections: [
    {
      id: 'what',
      title: 'What we keep',
      html: '<p>To bring you a parcel we keep your name, phone number and address with the order. If you write to us, sign up for the newsletter or answer a campaign, we keep what you sent.</p>',
    },
    {
      id: 'browser',
      title: 'What stays in your browser',
      html: '<p>Your bag and the products you looked at are kept in your own browser and not by us. After an order it also keeps your name, phone number, address and order numbers, to fill in the next form: for 30 days after your last order. A form that you have not sent yet keeps its words there for six hours. “Forget me here” after an order, “Empty the form and forget it” beside a filled-in form, and “Forget these orders” on <a href="/track-order">Track Order</a> remove all of that at once; clearing the browser’s data does, too.</p>',
    },
    {
      id: 'measuring',
      title: 'Measuring',
      html: '<p>We count visits and orders to improve the shop and our advertising. If an advertising network has left its cookie in your browser, its number is stored with your order.</p>',
    },
    {
      id: 'sharing',
      title: 'Who else sees it',
      html: '<p>The courier gets your name, phone and address. The company that sends our confirmation messages gets your number. We sell nothing to anybody.</p>',
    },
    {
      id: 'rights',
      title: 'Your wishes',
      html: `<p>Write to <a href="mailto:${escapeHtml(shop.email)}">${escapeHtml(shop.email)}</a> to see, correct or delete what we keep about you, as far as the law on accounts allows.</p>`,
    },
  ],
})
