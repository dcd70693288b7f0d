import { createContext, useContext } from 'react'

/** The text of the style sheet, given on the server; a browser has it in the page already. */
export const StyleText = createContext('')

const id = 'page-styles'
const inPage =
  typeof document === 'undefined' ? undefined : (document.getElementById(id)?.textContent ?? '')

/**
 * The style sheet inside the page: a phone on a slow network paints as soon as the page is there,
 * without a second request. Development keeps a linked sheet, which reloads while it is edited.
 */
export function PageStyles() {
  const given = useContext(StyleText)
  const text = inPage ?? given
  return text && <style id={id} dangerouslySetInnerHTML={{ __html: text }} />
}
