import { useEffect, useEffectEvent } from 'react'
import { useSettings } from '../lib/settings.ts'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role=menu]') !== null

/** Calls the function of a key that is pressed outside of fields, menus and dialogs. */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const on = useSettings((settings) => settings.keys)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key]
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return
    if (isTyping(event.target) || document.querySelector('[role=dialog], [role=alertdialog]'))
      return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    if (!on) return
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [on])
}
