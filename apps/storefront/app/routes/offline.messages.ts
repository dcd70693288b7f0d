/** Texts of the offline page. */
export const offlineRouteMessages = { 'offlineRoute.title': 'No connection' } as const
