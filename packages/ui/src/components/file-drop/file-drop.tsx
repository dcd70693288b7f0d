'use client'

import { useId, useRef, useState, type ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { joinHandlers } from '../../lib/join-handlers.ts'
import { divideProps } from '../../lib/root-props.ts'
import { useFormReset } from '../../lib/use-form-reset.ts'
import { useMergedRefs } from '../../lib/use-merged-refs.ts'
import { joinIds, useFieldControl } from '../field/field-context.ts'

export interface FileDropProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** What to do, such as “Choose a CSV file, or drop it here”; the names of chosen files take its place. */
  children: ComponentProps<'span'>['children']
  /** Called with the files when some are chosen or dropped, and with none when the form is reset. */
  onFilesChange?: (files: readonly File[]) => void
}

/** A place to choose files or to drop them: a native file input over the whole place. `className`, `style` and `data-*` reach its root; other props and `ref` the input. `accept` filters the dialog and not what is dropped: check the files before you use them. */
export function FileDrop({
  children,
  onFilesChange,
  className,
  ref,
  onChange,
  onDragEnter,
  onDragLeave,
  onDrop,
  ...given
}: FileDropProps) {
  const [root, props] = divideProps(given)
  const control = useFieldControl(props)
  const textId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [names, setNames] = useState<readonly string[]>([])
  const [dragging, setDragging] = useState(false)
  const change = (files: readonly File[]) => {
    setNames(files.map(({ name }) => name))
    onFilesChange?.(files)
  }
  useFormReset(input, () => change([]))
  const handlers = joinHandlers(
    {
      onChange: () => change([...(input.current?.files ?? [])]),
      onDragEnter: () => setDragging(true),
      onDragLeave: () => setDragging(false),
      onDrop: () => setDragging(false),
    },
    { onChange, onDragEnter, onDragLeave, onDrop },
  )
  return (
    <div
      data-shop="file-drop"
      data-dragging={dragging ? '' : undefined}
      className={cn('shop-file-drop', className)}
      {...root}
    >
      <input
        {...control}
        {...handlers}
        ref={useMergedRefs(input, ref)}
        type="file"
        aria-describedby={joinIds(textId, control['aria-describedby'])}
      />
      <span id={textId}>{names.length > 0 ? names.join(', ') : children}</span>
    </div>
  )
}
