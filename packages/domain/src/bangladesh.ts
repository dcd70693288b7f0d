import { BANGLADESHI_PHONE } from './phone.ts'

/** The facts of Bangladesh that are no setting of a shop, for the market of an application. */
export const BANGLADESH = {
  country: 'BD',
  timeZone: 'Asia/Dhaka',
  phone: BANGLADESHI_PHONE,
} as const
