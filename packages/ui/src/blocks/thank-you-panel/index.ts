export { ThankYouPanel, type ThankYouPanelProps } from './thank-you-panel.tsx'
