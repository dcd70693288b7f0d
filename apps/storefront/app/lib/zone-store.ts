import type { ZoneWire } from '@shop/domain'
import { createStore } from 'zustand/vanilla'

/** The delivery zones of the last quote, for a page that was opened before they were changed; null before a quote. */
export const zoneStore = createStore<readonly ZoneWire[] | null>(() => null)
