import type { CourierId } from '@shop/domain'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'

/** The orders that were handed over together, with the file that the courier reads. */
export interface HandedOver {
  courier: CourierId
  /** The text of the file. */
  file: string
  parcels: readonly { id: number }[]
  /** When, as an ISO time. */
  at: string
}

interface LastHandOver {
  last?: HandedOver
}

/** The last hand-over of this tab. It survives a reload and other pages, and ends with the session. */
export const useHandedOver = create<LastHandOver>()(
  persist((): LastHandOver => ({}), {
    name: 'desk-handed-over',
    storage: createJSONStorage(() => sessionStorage),
  }),
)

/** Keeps a hand-over in place of the one before. */
export function keepHandedOver(last: HandedOver): void {
  useHandedOver.setState({ last })
}

/** Forgets the hand-over. */
export function clearHandedOver(): void {
  useHandedOver.setState({}, true)
}
