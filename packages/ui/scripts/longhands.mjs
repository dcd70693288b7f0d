// The longhands that a CSS property sets, for the check of the order of utilities. The build compares
// properties in another way, so that a fault of one does not hide in the other.
const sides = {
  ...{ top: ['top'], right: ['right'], bottom: ['bottom'], left: ['left'] },
  // Text from left to right; from right to left the same pairs have a common longhand.
  ...{ 'block-start': ['top'], 'block-end': ['bottom'], block: ['top', 'bottom'] },
  ...{ 'inline-start': ['left'], 'inline-end': ['right'], inline: ['left', 'right'] },
}
const all = ['top', 'right', 'bottom', 'left']
const corners = {
  ...{ 'top-left': ['top-left'], 'start-start': ['top-left'] },
  ...{ 'top-right': ['top-right'], 'start-end': ['top-right'] },
  ...{ 'bottom-left': ['bottom-left'], 'end-start': ['bottom-left'] },
  ...{ 'bottom-right': ['bottom-right'], 'end-end': ['bottom-right'] },
}
const borderParts = ['width', 'style', 'color']

const table = new Map()
for (const box of ['padding', 'margin', 'scroll-padding', 'scroll-margin', 'inset']) {
  table.set(
    box,
    all.map((side) => `${box}-${side}`),
  )
  for (const [name, set] of Object.entries(sides))
    table.set(
      `${box}-${name}`,
      set.map((side) => `${box}-${side}`),
    )
}
for (const side of all) table.set(side, [`inset-${side}`])
for (const [name, set] of Object.entries({ ...sides, '': all })) {
  const border = name ? `border-${name}` : 'border'
  const longhands = (part) => set.map((side) => `border-${side}-${part}`)
  table.set(border, borderParts.flatMap(longhands))
  for (const part of borderParts) table.set(`${border}-${part}`, longhands(part))
}
table.set('border-radius', Object.values(corners).flat())
for (const [name, set] of Object.entries(corners)) table.set(`border-${name}-radius`, set)
const pairs = (name, first, second) => table.set(name, [first, second])
pairs('gap', 'row-gap', 'column-gap')
pairs('overflow', 'overflow-x', 'overflow-y')
pairs('overscroll-behavior', 'overscroll-behavior-x', 'overscroll-behavior-y')
pairs('place-items', 'align-items', 'justify-items')
pairs('place-content', 'align-content', 'justify-content')
pairs('place-self', 'align-self', 'justify-self')
pairs('grid-column', 'grid-column-start', 'grid-column-end')
pairs('grid-row', 'grid-row-start', 'grid-row-end')
pairs('flex-flow', 'flex-direction', 'flex-wrap')
for (const [name, parts] of Object.entries({
  flex: ['grow', 'shrink', 'basis'],
  outline: ['width', 'style', 'color'],
  transition: ['property', 'duration', 'timing-function', 'delay', 'behavior'],
  animation: ['name', 'duration', 'timing-function', 'delay', 'iteration-count', 'fill-mode'],
  background: ['color', 'image', 'position', 'size', 'repeat', 'clip', 'origin', 'attachment'],
  'text-decoration': ['line', 'style', 'color', 'thickness'],
  'list-style': ['type', 'position', 'image'],
  'grid-template': ['columns', 'rows', 'areas'],
  columns: ['count', 'width'],
}))
  table.set(
    name,
    parts.map((part) => `${name === 'columns' ? 'column' : name}-${part}`),
  )
table.set('font', ['font-size', 'font-weight', 'font-family', 'font-style', 'line-height'])
for (const [logical, size] of [
  ['inline-size', 'width'],
  ['block-size', 'height'],
])
  for (const limit of ['', 'min-', 'max-']) table.set(limit + logical, [limit + size])

/** The longhands of a property; a longhand is its own. Custom properties and prefixes are left as they are. */
export const longhandsOf = (property) => table.get(property) ?? [property]
