'use client'

import { useState, type KeyboardEvent } from 'react'
import { isComposing } from '../../lib/is-composing.ts'

interface ComboboxKeys {
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

/** Keyboard support of a combobox: arrow keys wrap, Enter selects or submits, Esc closes and then clears. */
export function useComboboxKeys(combobox: ComboboxKeys) {
  const [index, setActive] = useState(-1)
  const active = combobox.expanded && index < combobox.count ? index : -1

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter that confirms an input method's composition selects nothing.
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (combobox.count === 0) return
      event.preventDefault()
      const down = event.key === 'ArrowDown'
      const from = active === -1 ? (down ? -1 : combobox.count) : active
      setActive((from + (down ? 1 : -1) + combobox.count) % combobox.count)
      combobox.setExpanded(true)
    } else if (event.key === 'Enter') {
      if (active >= 0 || combobox.onSubmit) event.preventDefault()
      combobox.setExpanded(false)
      if (active >= 0) combobox.onChoose(active)
      else combobox.onSubmit?.()
    } else if (event.key === 'Escape') {
      if (combobox.expanded) {
        event.preventDefault()
        combobox.setExpanded(false)
      } else if (combobox.text) {
        event.preventDefault()
        combobox.setText('')
      }
      setActive(-1)
    } else if (event.key === 'Tab') {
      combobox.setExpanded(false)
    }
  }

  return { active, setActive, onKeyDown }
}
