import type { ParcelState } from '@shop/domain/wire'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { parcelsQuery } from '../../lib/queries.ts'
import { changeOf, useStateChange } from '../../lib/state-change.ts'
import { unknownParcels } from './unknown-parcels.ts'

/** The orders of a state, and which of them are selected. */
export function useParcels(state: ParcelState) {
  const { data, error, refetch } = useQuery(parcelsQuery(state))
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const waiting = useStateChange()
  // A change that can be undone has not reached the API; its orders are shown in their new state.
  const parcels = data?.parcels.filter(({ id }) => !changeOf(id, waiting)?.state)
  const chosen = parcels?.filter(({ id }) => selected.has(id)) ?? []
  return {
    state,
    /** Undefined as long as they are not loaded. */
    parcels,
    /** For a skeleton, also before they are loaded. */
    shown: parcels ?? unknownParcels,
    /** There are others, which are not in `parcels`. */
    more: data?.more ?? false,
    /** Why they could not be loaded. */
    error: data ? null : error,
    retry: () => void refetch(),
    selected,
    setSelected,
    /** The selected orders. */
    chosen,
  }
}

/** What `useParcels` returns. */
export type Parcels = ReturnType<typeof useParcels>
