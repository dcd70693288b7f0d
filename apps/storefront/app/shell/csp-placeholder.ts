import { createContext } from 'react'

/**
 * The `nonce` of the inline scripts that this code adds. The server removes it and writes their hashes into the
 * content security policy, so that browsers never get it. Undefined in the browser.
 */
export const CspPlaceholder = createContext<string | undefined>(undefined)
