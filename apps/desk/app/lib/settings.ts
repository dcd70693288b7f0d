import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** A language of the desk. */
export type Language = 'en' | 'bn'

/** Colours of the desk; `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark'

interface Settings {
  language: Language
  theme: Theme
  /** Whether single keys, such as j and k, do something. */
  keys: boolean
  /** Whether a new order makes a sound. */
  sound: boolean
  /** The number of the shop's store at Pathao, as it was typed last. */
  pathaoStore: string
}

const first: Settings = {
  language: navigator.language.startsWith('bn') ? 'bn' : 'en',
  theme: 'system',
  keys: true,
  sound: false,
  pathaoStore: '',
}

/** What a person has chosen on this device. */
export const useSettings = create<Settings>()(persist(() => first, { name: 'desk-settings' }))

/** Stores a choice. */
export function setSettings(change: Partial<Settings>): void {
  useSettings.setState(change)
}

/** Shows language and theme on the document, now and at each change. */
export function applySettings(): void {
  const apply = ({ language, theme }: Settings) => {
    const page = document.documentElement
    page.lang = language
    if (theme === 'system') page.removeAttribute('data-theme')
    else page.dataset.theme = theme
  }
  apply(useSettings.getState())
  useSettings.subscribe(apply)
}
