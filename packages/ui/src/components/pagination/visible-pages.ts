/**
 * The pages to show: the first, the last, and the current one with its neighbours. `null` is a gap:
 * pages that are left out; a single one is shown in its place.
 */
export function visiblePages(page: number, count: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, count].filter((n) => n >= 1 && n <= count)
  const pages = [...new Set(near)].sort((a, b) => a - b)
  return pages.flatMap((n, index) => {
    const gap = n - (pages[index - 1] ?? 0) - 1
    if (gap === 0) return [n]
    return gap === 1 ? [n - 1, n] : [null, n]
  })
}
