/** Runs the works of one subject one after another, and those of others at the same time. */
export function inTurn(): <T>(subject: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>()
  return async (subject, work) => {
    const before = last.get(subject) ?? Promise.resolve()
    const turn = before.then(work, work)
    last.set(subject, turn)
    try {
      return await turn
    } finally {
      if (last.get(subject) === turn) last.delete(subject)
    }
  }
}
