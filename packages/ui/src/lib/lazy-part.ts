import { lazy, type ComponentType } from 'react'

const nothing = () => null

/**
 * A component whose code is loaded when it is first shown. When the code cannot be loaded, nothing is
 * shown, the rest of the page stays, and the window gets an `error` event whose `error.name` is
 * `PartLoadError`. A browser keeps the failure of a module until the page is loaded again.
 */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() }
    } catch (cause) {
      const error = new Error('A part of the page could not be loaded.', { cause })
      error.name = 'PartLoadError'
      reportError(error)
      return { default: nothing }
    }
  })
