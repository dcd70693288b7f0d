import type { DemoCampaign } from './model.ts'

/** The one campaign of the demo shop. */
export const campaigns: DemoCampaign[] = [
  {
    id: 1,
    name: 'Kitchen Tips: share yours, cook for less',
    nameBn: 'রান্নাঘরের টিপস লিখুন, ছাড় পান',
    checkoutImage: 'campaigns/kitchen-tips.960w.jpg',
    checkoutProductId: 2,
    startsAt: '2025-01-01T00:00:00Z',
    endsAt: '2099-12-31T23:59:59Z',
    products: [
      { productId: 2, campaignPrice: 690 },
      { productId: 1, campaignPrice: 1990 },
      { productId: 4, campaignPrice: 990 },
      { productId: 301, campaignPrice: 890 },
      { productId: 101, campaignPrice: 2490 },
      { productId: 303, campaignPrice: 790 },
    ],
  },
]
