import {
  lazy,
  memo,
  Suspense,
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { showLetters } from '../../early/bengali-names.ts'
import { loseFile, reloadPage } from '../../lib/lost-files.ts'
import { waitForPart } from '../../lib/opened-parts.ts'
import { afterPaint } from '../../lib/when-idle.ts'
import { partIsReady, partWaits } from './deferred-parts.ts'

/** How far below the screen a part is loaded, in parts of the screen's height. */
const NEAR = '100%'

/** From the event of a connection until it can be used, in milliseconds. */
const RETRY_MS = 500

/**
 * What a shopper does first; every deferred part is then loaded, because the next may need it. Also the
 * loss of the connection: without it a link has to know whether its page was kept.
 */
const FIRST_ACTIONS = [
  'pointerdown',
  'pointerover',
  'keydown',
  'focusin',
  'touchstart',
  'offline',
] as const

interface DeferredPart<Props> {
  /** Selects the part in the document. */
  part: string
  load: () => Promise<ComponentType<Props>>
  /** Whether it is also loaded when it comes near the screen. @default true */
  whenNear?: boolean
  /** Whether a navigation to its page waits for it: otherwise it comes after the rest. @default false */
  inFirstView?: boolean
}

/**
 * A part of the page whose code is not in the first load. The server's HTML of it stands, and its links
 * and inputs work, until it comes near the screen or the shopper does something; then it hydrates. A
 * press on one of its buttons waits for that. Its props have to stay the same until then.
 */
export function deferred<Props extends object>(options: DeferredPart<Props>): ComponentType<Props> {
  const { load } = options
  const wait = waiting(options)
  /** The code, when the page is opened later. */
  let code: ComponentType<Props> | undefined
  // A page that is opened later renders all of its parts. Their code is requested beside its data.
  if (!import.meta.env.SSR && 'hydrated' in document.documentElement.dataset) {
    wait.start()
    // Without it the part loads it again, and says what is wrong.
    const loaded = load().then(
      (part) => (code = part),
      () => undefined,
    )
    if (options.inFirstView) waitForPart(loaded)
  }
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
    const [Loaded] = useState(() => code)
    if (Loaded) return <Loaded {...props} />
    return (
      <Suspense fallback={<Now {...options} start={wait.start} leave={wait.keepTyped} />}>
        <Part {...props} />
      </Suspense>
    )
  })
}

/**
 * Without the server's HTML there is nothing to wait with: the part is loaded at once. What the document
 * shows of it stays until then; React has given up the server's HTML of a part whose page changed.
 */
function Now({ part, start, leave }: { part: string; start: () => void; leave: () => void }) {
  const [html] = useState(() => (import.meta.env.SSR ? '' : htmlOf(part)))
  useLayoutEffect(() => {
    start()
    return leave
  }, [start, leave])
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />
}

const htmlOf = (part: string) => document.querySelector(part)?.outerHTML ?? ''

function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady])
  return children
}

interface Typed {
  texts: readonly string[]
  /** The index of the field with the focus; -1 without one. */
  focused: number
}

/** Types the texts into the fields of the part, as the shopper did into those that it replaced. */
function typeAgain(fields: readonly HTMLInputElement[], { texts, focused }: Typed): void {
  fields[focused]?.focus()
  fields.forEach((field, place) => {
    const text = texts[place]
    if (!text || field.value === text) return
    // React overrides the setter of the element itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

const starts = new Set<() => void>()

/**
 * Loads all deferred parts now, and the Bengali letters of an English page. A navigation calls it, because
 * it renders all of them again.
 */
export function loadDeferred(): void {
  showLetters()
  for (const start of starts) start()
  starts.clear()
}

/** After the answer to the action was painted. */
const loadSoon = () => afterPaint(loadDeferred)

function waiting({ part, whenNear = true }: Pick<DeferredPart<never>, 'part' | 'whenNear'>) {
  let start: () => void = () => undefined
  const started = new Promise<void>((resolve) => (start = resolve))
  /** Repeats what was pressed last. */
  let held: (() => void) | undefined
  /** What was typed into a copy of the server's HTML, which the part replaces. */
  let typed: Typed | undefined
  const all = <Name extends 'input' | 'button'>(name: Name) => [
    ...document.querySelectorAll<HTMLElementTagNameMap[Name]>(`${part} ${name}`),
  ]
  /** The code failed while there was a connection: a browser keeps the failure of a module. */
  let failed = false

  /** Keeps a press until the part can answer it. `usePlainLinks` opens links. */
  function holdPress(event: Event) {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button?.closest(part)) return
    const place = all('button').indexOf(button)
    hold(event, () => all('button')[place]?.click())
  }

  /** Keeps Enter in a field that no form of the browser sends. */
  function holdEnter(event: KeyboardEvent) {
    const { target, key } = event
    if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return
    if (target.form || !target.closest(part)) return
    const place = all('input').indexOf(target)
    const enter = new KeyboardEvent('keydown', { key, bubbles: true })
    hold(event, () => all('input')[place]?.dispatchEvent(enter))
  }

  function hold(event: Event, repeat: () => void) {
    event.preventDefault()
    event.stopImmediatePropagation()
    held = repeat
    reloadIfLost()
  }

  function reloadIfLost() {
    if (failed && held && navigator.onLine) reloadPage()
  }

  return {
    start: () => start(),
    keepTyped() {
      const fields = all('input')
      const focused = fields.findIndex((field) => field === document.activeElement)
      typed = { texts: fields.map(({ value }) => value), focused }
    },
    async until<T>(load: () => Promise<T>): Promise<T> {
      partWaits(part)
      addEventListener('click', holdPress, true)
      addEventListener('keydown', holdEnter, true)
      starts.add(start)
      const element = whenNear ? document.querySelector(part) : null
      const observer = element && new IntersectionObserver(onSight, { rootMargin: NEAR })
      if (element) observer?.observe(element)
      // Before React, which stops the events of a part that it has not hydrated.
      for (const name of FIRST_ACTIONS)
        addEventListener(name, loadSoon, { once: true, capture: true })
      await started
      observer?.disconnect()
      for (;;) {
        try {
          return await load()
        } catch (error) {
          // The server's HTML stays.
          console.error('A part of the page could not be loaded.', error)
          failed = navigator.onLine
          if (failed) loseFile()
          // Somebody pressed while it was tried.
          reloadIfLost()
          // The page was opened by a press, and has a gap without this part.
          if (failed && !document.querySelector(part)) reloadPage()
          await new Promise((again) =>
            addEventListener('online', () => setTimeout(again, RETRY_MS), { once: true }),
          )
        }
      }
    },
    end() {
      partIsReady(part)
      removeEventListener('click', holdPress, true)
      removeEventListener('keydown', holdEnter, true)
      const repeat = held
      held = undefined
      // Not within the effect: React answers no press while it commits.
      const answer = () => {
        if (typed) typeAgain(all('input'), typed)
        repeat?.()
      }
      if (repeat || typed) requestAnimationFrame(() => setTimeout(answer))
    },
  }

  function onSight(entries: IntersectionObserverEntry[]) {
    if (entries.some(({ isIntersecting }) => isIntersecting)) start()
  }
}
