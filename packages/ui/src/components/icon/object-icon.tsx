import { outline } from './icon.tsx'

// Things of a shop. Outlines from Lucide; THIRD-PARTY-NOTICES.md has their licence.

/** A shopping bag. */
export const BagIcon = /* @__PURE__ */ outline(
  'M16 10a4 4 0 0 1-8 0M3.103 6.034h17.794M3.4 5.467a2 2 0 0 0-.4 1.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.667a2 2 0 0 0-.4-1.2l-2-2.667A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z',
)

/** A banknote: payment in cash. */
export const BanknoteIcon = /* @__PURE__ */ outline(
  'M4 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM14 12a2 2 0 1 1-4 0 2 2 0 1 1 4 0zM6 12h.01M18 12h.01',
)

/** A clock: time. */
export const ClockIcon = /* @__PURE__ */ outline(
  'M22 12a10 10 0 1 1-20 0 10 10 0 1 1 20 0zM12 6v6l4 2',
)

/** A hand with coins: payment on delivery. */
export const HandCoinsIcon = /* @__PURE__ */ outline(
  'M11 15h2a2 2 0 1 0 0-4h-3c-.6 0-1.1.2-1.4.6L3 17M7 21l1.6-1.4c.3-.4.8-.6 1.4-.6h4c1.1 0 2.1-.4 2.8-1.2l4.6-4.4a2 2 0 0 0-2.75-2.91l-4.2 3.9M2 16l6 6M18.9 9a2.9 2.9 0 1 1-5.8 0 2.9 2.9 0 1 1 5.8 0zM9 5a3 3 0 1 1-6 0 3 3 0 1 1 6 0z',
)

/** A headset: support. */
export const HeadsetIcon = /* @__PURE__ */ outline(
  'M3 11h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-5Zm0 0a9 9 0 1 1 18 0m0 0v5a2 2 0 0 1-2 2h-1a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2h3ZM21 16v2a4 4 0 0 1-4 4h-5',
)

/** An envelope: email. */
export const MailIcon = /* @__PURE__ */ outline(
  'm22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2z',
)

/** A pin: a place. */
export const MapPinIcon = /* @__PURE__ */ outline(
  'M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0M15 10a3 3 0 1 1-6 0 3 3 0 1 1 6 0z',
)

/** Head and shoulders: a person. */
export const PersonIcon = /* @__PURE__ */ outline(
  'M17 8a5 5 0 1 1-10 0 5 5 0 1 1 10 0zM20 21a8 8 0 0 0-16 0',
)

/** A telephone handset. */
export const PhoneIcon = /* @__PURE__ */ outline(
  'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384',
)

/** A shield with a tick: a guarantee. */
export const ShieldCheckIcon = /* @__PURE__ */ outline(
  'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1zM9 12l2 2 4-4',
)

/** A truck: delivery. */
export const TruckIcon = /* @__PURE__ */ outline(
  'M14 18V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v11a1 1 0 0 0 1 1h2M15 18H9M19 18h2a1 1 0 0 0 1-1v-3.65a1 1 0 0 0-.22-.624l-3.48-4.35A1 1 0 0 0 17.52 8H14M19 18a2 2 0 1 1-4 0 2 2 0 1 1 4 0zM9 18a2 2 0 1 1-4 0 2 2 0 1 1 4 0z',
)
