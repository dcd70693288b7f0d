import { deskApi } from './desk-api.ts'

/** Milliseconds without a byte after which a stream counts as lost: the API sends some every ten seconds. */
const SILENCE = 30_000
/** Milliseconds from the end of a stream to the next one. It doubles with each that cannot be opened. */
const PAUSE = 2_000
const LONGEST_PAUSE = 8_000

interface Followers {
  /** Runs after each change, and when a stream begins: there may have been changes without one. */
  onChange: () => void
  /** Receives true when no stream can be opened, and false when one is open again. */
  onLost: (lost: boolean) => void
}

/** Listens to the changes of orders until `signal` is aborted. After a stream that has ended, another is opened. */
export async function followOrders(signal: AbortSignal, { onChange, onLost }: Followers) {
  let pause = PAUSE
  while (!signal.aborted) {
    const silent = new AbortController()
    const stream = await deskApi
      .orderEvents(AbortSignal.any([signal, silent.signal]))
      // Whatever the reason is, it is shown as lost and tried again.
      .catch(() => undefined)
    if (signal.aborted) return
    onLost(!stream)
    pause = stream ? PAUSE : Math.min(pause * 2, LONGEST_PAUSE)
    if (stream) await readEvents(stream, () => silent.abort(), onChange)
    await passed(pause)
  }
}

/** Resolves after a time in milliseconds, or when the device has a connection again. */
async function passed(time: number): Promise<void> {
  const online = new AbortController()
  await new Promise<void>((next) => {
    setTimeout(next, time)
    addEventListener('online', () => next(), online)
  })
  online.abort()
}

/** Resolves when the stream has ended or was lost. */
async function readEvents(stream: ReadableStream, onSilence: () => void, onChange: () => void) {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader()
  let isFirst = true
  let text = ''
  for (;;) {
    const timer = setTimeout(onSilence, SILENCE)
    const part = await reader.read().catch(() => undefined)
    clearTimeout(timer)
    if (!part || part.done) return
    const messages = (text + part.value).split('\n\n')
    text = messages.pop() ?? ''
    if (messages.some((message) => isFirst || message.startsWith('event: changed'))) onChange()
    isFirst &&= messages.length === 0
  }
}
