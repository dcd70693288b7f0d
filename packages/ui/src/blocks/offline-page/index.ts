export { OfflinePage, type OfflinePageProps } from './offline-page.tsx'
