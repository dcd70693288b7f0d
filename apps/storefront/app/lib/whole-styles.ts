import libraryStyles from '../library.css?url'
import pageStyles from '../styles.css?url'

/** The addresses of the whole style sheet. A page carries only the rules of its own code. */
export const wholeStyles: readonly string[] = [libraryStyles, pageStyles]

let loaded: Promise<unknown> | undefined

/**
 * Loads the whole style sheet. What draws another page than the one that the document was made for has
 * to wait for it. A further call after a failure tries again.
 * @throws Error when a file cannot be loaded
 */
export async function loadWholeStyles(): Promise<void> {
  if (import.meta.env.DEV) return
  loaded ??= Promise.all(wholeStyles.map(loadSheet))
  try {
    await loaded
  } catch (error) {
    loaded = undefined
    throw error
  }
}

function loadSheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`The style sheet ${href} could not be loaded.`))
    }
    document.head.append(link)
  })
}
