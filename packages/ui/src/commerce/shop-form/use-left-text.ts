'use client'

import { useState, type ChangeEvent, type FocusEvent } from 'react'

type TextControl = HTMLInputElement | HTMLTextAreaElement

/** The text of a control since it was left for the first time, for advice that does not appear while typing; and the handlers of the control. */
export function useLeftText() {
  const [text, setText] = useState('')
  const handlers = {
    onBlur: (event: FocusEvent<TextControl>) => setText(event.target.value),
    onChange: (event: ChangeEvent<TextControl>) => text && setText(event.target.value),
  }
  return [text, handlers] as const
}
