export {
  SegmentedControl,
  type SegmentedControlItem,
  type SegmentedControlProps,
} from './segmented-control.tsx'
