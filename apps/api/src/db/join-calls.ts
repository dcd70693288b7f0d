/** Milliseconds after which waiting calls no longer wait for the call that runs. */
const patience = 50

interface Waiting<Item, Result> {
  item: Item
  resolve: (result: Result | Promise<Result>) => void
  reject: (reason: unknown) => void
}

/**
 * Joins calls that come at the same time, so that they cost one statement. While one runs, the next
 * calls wait and then run together. A call that comes alone runs at once. A run that takes longer than
 * 50 ms, because it waits for a lock or its connection is lost, holds up nobody else.
 * @param run returns the results in the order of the items, each of which may reject alone; when `run`
 * rejects, all its calls do
 * @param most how many calls may run together
 */
export function joinCalls<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly (Result | Promise<Result>)[]>,
  most = 32,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = []
  let busy = false

  // `setImmediate`: requests that have arrived meanwhile join.
  const startSoon = () => {
    busy = true
    setImmediate(() => void start())
  }
  const start = async () => {
    const calls = waiting.splice(0, most)
    let isLast = true
    const next = () => {
      if (!isLast) return
      isLast = false
      if (waiting.length > 0) startSoon()
      else busy = false
    }
    const timer = setTimeout(next, patience)
    try {
      const results = await run(calls.map(({ item }) => item))
      calls.forEach(({ resolve, reject }, index) =>
        index in results
          ? resolve(results[index] as Result)
          : reject(new Error('A joined call has no result')),
      )
    } catch (error) {
      for (const { reject } of calls) reject(error)
    } finally {
      clearTimeout(timer)
      next()
    }
  }
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!busy) startSoon()
    })
}
