const reducedMotion = '(prefers-reduced-motion: reduce)'
const matches = globalThis.matchMedia.bind(globalThis)

/** Emulates `prefers-reduced-motion` for CSS and `matchMedia`. */
export function reduceMotion(reduced: boolean): void {
  if (reduced) document.documentElement.dataset.motion = 'reduced'
  else delete document.documentElement.dataset.motion
  globalThis.matchMedia = (query) => {
    const list = matches(query)
    if (!reduced || query.replace(/\s+/g, ' ').trim() !== reducedMotion) return list
    return new Proxy(list, {
      get(target, key) {
        if (key === 'matches') return true
        const value: unknown = Reflect.get(target, key, target)
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      },
    })
  }
}
