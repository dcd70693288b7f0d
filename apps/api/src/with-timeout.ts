/** Rejects with `onTimeout()` when `work` takes longer than `limit` milliseconds. It does not stop the work. */
export async function withTimeout<T>(
  limit: number,
  work: Promise<T>,
  onTimeout: () => Error,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(onTimeout()), limit)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
