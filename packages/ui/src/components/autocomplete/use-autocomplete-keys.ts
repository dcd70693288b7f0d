'use client'

import { useState, type KeyboardEvent } from 'react'
import { isComposing } from '../../lib/is-composing.ts'

interface AutocompleteKeys {
  /** Number of options. */
  count: number
  expanded: boolean
  text: string
  setExpanded: (expanded: boolean) => void
  setText: (text: string) => void
  onChoose: (index: number) => void
  /** Without it Enter submits the form around the input. */
  onSubmit: (() => void) | undefined
}

/** Keyboard support of a control: arrow keys wrap, Enter selects or submits, Esc closes and then clears. */
export function useAutocompleteKeys(control: AutocompleteKeys) {
  const [index, setActive] = useState(-1)
  const active = control.expanded && index < control.count ? index : -1

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter that confirms an input method's composition selects nothing.
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (control.count === 0) return
      event.preventDefault()
      const down = event.key === 'ArrowDown'
      const from = active === -1 ? (down ? -1 : control.count) : active
      setActive((from + (down ? 1 : -1) + control.count) % control.count)
      control.setExpanded(true)
    } else if (event.key === 'Enter') {
      if (active >= 0 || control.onSubmit) event.preventDefault()
      control.setExpanded(false)
      if (active >= 0) control.onChoose(active)
      else control.onSubmit?.()
    } else if (event.key === 'Escape') {
      if (control.expanded) {
        event.preventDefault()
        control.setExpanded(false)
      } else if (control.text) {
        event.preventDefault()
        control.setText('')
      }
      setActive(-1)
    } else if (event.key === 'Tab') {
      control.setExpanded(false)
    }
  }

  return { active, setActive, onKeyDown }
}
