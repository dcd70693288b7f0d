/** Interval between connection checks, in milliseconds. */
const RECHECK_MS = 5000

/** Whether the server responds. The `online` event alone fires before the network can be used. */
async function isReachable(): Promise<boolean> {
  try {
    await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' })
    return true
  } catch {
    return false
  }
}

/** Calls `onReachable` each time a check finds the server, until the returned function is called. */
export function whenReachable(onReachable: () => void): () => void {
  let active = true
  const check = () => void isReachable().then((reachable) => reachable && active && onReachable())
  const timer = setInterval(check, RECHECK_MS)
  window.addEventListener('online', check)
  return () => {
    active = false
    clearInterval(timer)
    window.removeEventListener('online', check)
  }
}
