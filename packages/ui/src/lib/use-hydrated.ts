'use client'

import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** Whether the component runs in a browser and is hydrated; false on the server and in the render that hydrates. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
