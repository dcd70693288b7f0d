export { AlertPopup, type AlertPopupProps } from './alert-popup.tsx'
