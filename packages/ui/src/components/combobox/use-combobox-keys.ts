'use client'

import { useState, type KeyboardEvent } from 'react'

interface ComboboxKeys {
  /** How many options there are to walk through. */
  count: number
  expanded: boolean
  text: string
  setExpanded: (expanded: boolean) => void
  setText: (text: string) => void
  onChoose: (index: number) => void
  onSubmit: () => void
}

/** The keyboard of a list with manual selection: Down and Up wrap, Enter chooses or submits, Esc closes and then clears. */
export function useComboboxKeys(box: ComboboxKeys) {
  const [wanted, setActive] = useState(-1)
  const active = box.expanded && wanted < box.count ? wanted : -1

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter that ends the writing of a Bengali word is not a choice.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (box.count === 0) return
      event.preventDefault()
      const down = event.key === 'ArrowDown'
      const from = active === -1 ? (down ? -1 : box.count) : active
      setActive((from + (down ? 1 : -1) + box.count) % box.count)
      box.setExpanded(true)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (active >= 0) box.onChoose(active)
      else box.onSubmit()
    } else if (event.key === 'Escape') {
      if (box.expanded) {
        event.preventDefault()
        box.setExpanded(false)
      } else if (box.text) {
        event.preventDefault()
        box.setText('')
      }
      setActive(-1)
    } else if (event.key === 'Tab') {
      box.setExpanded(false)
    }
  }

  return { active, setActive, onKeyDown }
}
