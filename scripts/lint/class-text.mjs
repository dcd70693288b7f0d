/** Calls `take(text, node)` for each static text in a class name's value: strings and templates. */
export const eachText = (node, take) => {
  if (!node || typeof node.type !== 'string') return
  if (node.type === 'Literal') {
    if (typeof node.value === 'string') take(node.value, node)
    return
  }
  if (node.type === 'TemplateElement') return take(node.value.raw, node)
  if (node.type === 'BinaryExpression') return
  if (node.type === 'ConditionalExpression') {
    eachText(node.consequent, take)
    return eachText(node.alternate, take)
  }
  for (const [key, value] of Object.entries(node)) {
    if (key === 'parent' || key === 'loc' || key === 'range') continue
    if (Array.isArray(value)) for (const inner of value) eachText(inner, take)
    else if (value && typeof value === 'object') eachText(value, take)
  }
}
