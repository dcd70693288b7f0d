import { createContext, useContext } from 'react'
import { PageNonce } from './page-nonce.ts'

/** The text of the style sheet, provided on the server; in the browser it is already in the document. */
export const StyleSheetText = createContext('')

const id = 'page-styles'
const inDocument =
  typeof document === 'undefined' ? undefined : (document.getElementById(id)?.textContent ?? '')

/**
 * The style sheet inside the document, so that the first paint needs no second request. In development
 * the text is empty and the style sheet is linked, for hot reloading.
 */
export function InlineStyles() {
  const provided = useContext(StyleSheetText)
  const nonce = useContext(PageNonce)
  const text = inDocument ?? provided
  return text && <style id={id} nonce={nonce} dangerouslySetInnerHTML={{ __html: text }} />
}
