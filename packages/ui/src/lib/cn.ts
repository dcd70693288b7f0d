import { clsx, type ClassValue } from 'clsx'

/** Joins class names, the caller's last. Conflicts are settled by order of intent, not by parsing classes. */
export function cn(...values: ClassValue[]): string {
  return clsx(values)
}
