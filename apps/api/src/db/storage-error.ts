/** Whether a database error means that its disk is full or broken, or a file reached its limit. */
export function isStorageError(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  if (code === '53100' || code === '58030') return true
  // PostgreSQL has no own code for a file that may not grow.
  return code === 'XX000' && /^could not (extend|write|create) /.test(String(message))
}
