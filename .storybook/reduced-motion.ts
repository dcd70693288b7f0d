const question = '(prefers-reduced-motion: reduce)'
const ask = globalThis.matchMedia.bind(globalThis)

/** Emulates `prefers-reduced-motion` for CSS and `matchMedia`. */
export function reduceMotion(reduced: boolean): void {
  if (reduced) document.documentElement.dataset.motion = 'reduced'
  else delete document.documentElement.dataset.motion
  globalThis.matchMedia = (query) => {
    const answer = ask(query)
    if (!reduced || query.replace(/\s+/g, ' ').trim() !== question) return answer
    return new Proxy(answer, {
      get(target, key) {
        if (key === 'matches') return true
        const value: unknown = Reflect.get(target, key, target)
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      },
    })
  }
}
