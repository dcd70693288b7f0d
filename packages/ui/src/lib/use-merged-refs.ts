'use client'

import { useMemo, type Ref, type RefCallback } from 'react'
import { mergeRefs } from './merge-refs.ts'

/** `mergeRefs` that stays the same while both refs do, so that a render does not detach them. */
export function useMergedRefs<T>(
  first: Ref<T> | undefined,
  second: Ref<T> | undefined,
): RefCallback<T> {
  return useMemo(() => mergeRefs(first, second), [first, second])
}
