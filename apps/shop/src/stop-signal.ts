import { shutdownTimes } from '@shop/api'

/**
 * Aborts at the first SIGINT, SIGTERM or SIGHUP (a closed terminal), with the name of the signal as the reason. From then on the
 * process ends within `shutdownTimes.exit`, whatever still waits.
 */
export function stopSignal(): AbortSignal {
  const stopping = new AbortController()
  const stop = (signal: NodeJS.Signals) => {
    if (stopping.signal.aborted) return
    setTimeout(() => process.exit(1), shutdownTimes.exit).unref()
    stopping.abort(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  return stopping.signal
}
