import { clsx } from 'clsx/lite'

/** Joins class names, the caller's last; what is no text is left out. Conflicts are settled by order of intent, not by parsing classes. */
export function cn(...names: (string | false | 0 | 0n | null | undefined)[]): string {
  return clsx(...names)
}
