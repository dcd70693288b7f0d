export { Timeline, type TimelineProps } from './timeline.tsx'
export { TimelineItem, type TimelineItemProps } from './timeline-item.tsx'
