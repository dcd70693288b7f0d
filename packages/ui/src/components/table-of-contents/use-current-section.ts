'use client'

import { useEffect, useState } from 'react'

/** Id of the current section: the last one whose top is in or above the upper third of the window. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const key = ids.join('\n')

  useEffect(() => {
    const sections = key
      .split('\n')
      .map((id) => document.getElementById(id))
      .filter((section) => section !== null)
    const find = () => {
      const bottom = innerHeight + scrollY >= document.documentElement.scrollHeight - 2
      const passed = sections.filter(
        (section) => section.getBoundingClientRect().top <= innerHeight / 3,
      )
      setCurrent((bottom && scrollY > 0 ? sections : passed).at(-1)?.id ?? sections[0]?.id)
    }
    // Observes the upper third of the window. jsdom has none.
    const observer =
      typeof IntersectionObserver === 'function'
        ? new IntersectionObserver(find, { rootMargin: '0px 0px -66%', threshold: [0, 1] })
        : null
    for (const section of sections) observer?.observe(section)
    addEventListener('scrollend', find)
    return () => {
      observer?.disconnect()
      removeEventListener('scrollend', find)
    }
  }, [key])

  return current
}
