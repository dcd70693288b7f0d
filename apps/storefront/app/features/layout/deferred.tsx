import {
  lazy,
  memo,
  Suspense,
  useEffect,
  useLayoutEffect,
  type ComponentType,
  type ReactNode,
} from 'react'

/** How far below the screen a part is loaded, in parts of the screen's height. */
const NEAR = '100%'

/**
 * What a shopper does first; every deferred part is then loaded, because the next may need it. Also the
 * loss of the connection: without it a link has to know whether its page was kept.
 */
const FIRST_ACTIONS = ['pointerdown', 'keydown', 'focusin', 'touchstart', 'offline'] as const

interface DeferredPart<Props> {
  /** Selects the part in the document. */
  part: string
  load: () => Promise<ComponentType<Props>>
}

/**
 * A part of the page whose code is not in the first load. The server's HTML of it stands, and its links
 * and inputs work, until it comes near the screen or the shopper does something; then it hydrates. A
 * press on one of its buttons waits for that. Its props have to stay the same until then.
 */
export function deferred<Props extends object>(options: DeferredPart<Props>): ComponentType<Props> {
  const { load } = options
  const wait = waiting(options)
  const Part = lazy(async () => {
    // The server renders everything.
    const Loaded = await (import.meta.env.SSR ? load() : wait.until(load))
    return {
      default: (props: Props) => (
        <Ready onReady={wait.end}>
          <Loaded {...props} />
        </Ready>
      ),
    }
  })
  return memo(function Deferred(props: Props) {
    return (
      <Suspense fallback={<Now start={wait.start} />}>
        <Part {...props} />
      </Suspense>
    )
  })
}

/** Without the server's HTML there is nothing to wait with: the part is loaded at once. */
function Now({ start }: { start: () => void }) {
  useLayoutEffect(start, [start])
  return null
}

function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady])
  return children
}

const starts = new Set<() => void>()

/** Loads all deferred parts now. A navigation calls it, because it renders all of them again. */
export function loadDeferred(): void {
  for (const start of starts) start()
  starts.clear()
}

function waiting({ part }: Pick<DeferredPart<never>, 'part'>) {
  let start: () => void = () => undefined
  const started = new Promise<void>((resolve) => (start = resolve))
  let held: HTMLButtonElement | undefined

  /** Keeps a press until the part can answer it. A link needs no script. */
  function hold(event: Event) {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button?.closest(part)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held = button
  }

  return {
    start: () => start(),
    async until<T>(load: () => Promise<T>): Promise<T> {
      addEventListener('click', hold, true)
      starts.add(start)
      const element = document.querySelector(part)
      const observer = element && new IntersectionObserver(onSight, { rootMargin: NEAR })
      if (element) observer?.observe(element)
      for (const name of FIRST_ACTIONS) addEventListener(name, loadDeferred, { once: true })
      await started
      observer?.disconnect()
      for (;;) {
        try {
          return await load()
        } catch (error) {
          // The server's HTML stays. The next try is made when the connection is back.
          console.error('A part of the page could not be loaded.', error)
          await new Promise((again) => addEventListener('online', again, { once: true }))
        }
      }
    },
    end() {
      removeEventListener('click', hold, true)
      const button = held
      held = undefined
      // Not within the effect: React answers no press while it commits.
      if (button) requestAnimationFrame(() => setTimeout(() => button.click()))
    },
  }

  function onSight(entries: IntersectionObserverEntry[]) {
    if (entries.some(({ isIntersecting }) => isIntersecting)) start()
  }
}
