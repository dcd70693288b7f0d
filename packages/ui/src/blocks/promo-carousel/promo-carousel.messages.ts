export const promoCarouselMessages = { 'promo.label': 'Offers' } as const
