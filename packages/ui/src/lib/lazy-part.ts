import { lazy, useEffect, type ComponentType } from 'react'

interface PartProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/**
 * A part that a press opens, such as a dialog; its code is loaded when it is first shown. When the code
 * cannot be loaded, each opening sends the window an `error` event whose `error.name` is `PartLoadError`,
 * and closes the part again; the rest of the page stays. A browser keeps the failure of a module until the
 * page is loaded again.
 */
export const lazyPart = <Props extends PartProps>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() }
    } catch (cause) {
      const error = new Error('A part of the page could not be loaded.', { cause })
      error.name = 'PartLoadError'
      return {
        default: function LostPart({ open, onOpenChange }) {
          useEffect(() => {
            if (!open) return
            reportError(error)
            onOpenChange(false)
          }, [open, onOpenChange])
          return null
        },
      }
    }
  })
