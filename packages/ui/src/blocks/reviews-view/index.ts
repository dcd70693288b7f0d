export { ReviewsView, type ReviewsViewProps } from './reviews-view.tsx'
