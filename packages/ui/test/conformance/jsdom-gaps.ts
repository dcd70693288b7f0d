// Browser APIs that jsdom lacks and components use.
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  IntersectionObserver: globalThis.IntersectionObserver ?? Observer,
  ResizeObserver: globalThis.ResizeObserver ?? Observer,
  matchMedia:
    globalThis.matchMedia ??
    (() => ({ matches: false, addEventListener() {}, removeEventListener() {} })),
})
Element.prototype.scrollTo ??= () => {}
Element.prototype.scrollIntoView ??= () => {}
