import { createContext } from 'react'

/**
 * Marks the inline scripts and styles that this code adds. The server replaces the marks by hashes in
 * the content security policy, so browsers never see one. Undefined in the browser.
 */
export const InlineMark = createContext<string | undefined>(undefined)
