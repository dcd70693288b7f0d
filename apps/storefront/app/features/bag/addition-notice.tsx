import { BagNotice } from '@shop/ui'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useStore } from 'zustand'
import { dismissAddition, lastAddition } from './last-addition.ts'

/** Confirms what a card's button added to the bag. Another page ends the confirmation. */
export function AdditionNotice() {
  const addition = useStore(lastAddition, (state) => state.addition)
  const { key } = useLocation()
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  useEffect(() => dismissAddition, [key])
  // The first render has no text, because a live region announces only text that arrives later.
  return (
    <BagNotice
      addition={addition}
      open={mounted && addition !== null}
      onOpenChange={(open) => !open && dismissAddition()}
    />
  )
}
