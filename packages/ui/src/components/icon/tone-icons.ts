import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from './sign-icon.tsx'

/** The icon of each tone, so that no meaning is conveyed by colour alone. */
export const toneIcons = {
  info: InfoIcon,
  success: CircleCheckIcon,
  warning: TriangleAlertIcon,
  danger: CircleAlertIcon,
}
