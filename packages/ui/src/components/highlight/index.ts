export { Highlight, type HighlightProps } from './highlight.tsx'
