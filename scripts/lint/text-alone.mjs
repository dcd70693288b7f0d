/** Elements that hold text: what a slot brings into them may be one. */
const holdsText =
  /^(a|b|button|caption|dd|dt|em|h[1-6]|label|legend|li|p|q|s|small|span|strong|summary|td|th|[A-Z]\w*(Button|Link|Title))$/

const isIgnored = (child) =>
  child.type === 'JSXText'
    ? child.value.trim() === '' && child.value.includes('\n')
    : child.expression?.type === 'JSXEmptyExpression'

const isFixed = (child) => child.type === 'JSXText' || child.expression?.type === 'Literal'

/** Whether a child, or the expression of one, gives elements or nothing, and never a text. */
function givesElements(node, slots) {
  const gives = (inner) => givesElements(inner, slots)
  switch (node?.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return true
    case 'JSXExpressionContainer':
      return gives(node.expression)
    case 'Literal':
      return node.value === null
    case 'Identifier':
      return node.name === 'undefined' || slots.has(node.name)
    case 'MemberExpression':
      return slots.has(node.property.name)
    case 'LogicalExpression':
      return (node.operator === '&&' || gives(node.left)) && gives(node.right)
    case 'ConditionalExpression':
      return gives(node.consequent) && gives(node.alternate)
    case 'CallExpression':
      if (node.callee.name === 'createPortal') return true
      return node.callee.property?.name === 'map' && returned(node.arguments[0]).every(gives)
    default:
      return false
  }
}

/** What a callback returns; the callback itself when that is not known. */
function returned(callback) {
  if (callback?.type !== 'ArrowFunctionExpression') return [callback]
  if (callback.body.type !== 'BlockStatement') return [callback.body]
  return callback.body.body
    .filter(({ type }) => type === 'ReturnStatement')
    .map(({ argument }) => argument)
}

/** Whether a browser leaves the texts of an element as they are. */
function isKept(node) {
  const given = node.openingElement?.attributes.find(({ name }) => name?.name === 'translate')
  if (given) return given.value?.value === 'no'
  return node.parent !== null && isKept(node.parent)
}

/**
 * A text is the only child of its element, unless neither it nor what is beside it ever changes. A browser
 * that translates the page puts each text into `<font>` elements, where React does not find it: removing
 * it or inserting before it throws, and a change of it is not shown. An element that has a text as its
 * only child is safe, because React replaces all that is in it; so is what has `translate="no"`.
 *
 * The option `slots` has the names of props that take elements, which may be beside other children.
 */
export const textAlone = {
  meta: {
    type: 'problem',
    schema: [
      {
        type: 'object',
        properties: { slots: { type: 'array', items: { type: 'string' } } },
        additionalProperties: false,
      },
    ],
    messages: {
      text: 'This text shares its parent with something else, which breaks in a translated page. Give it an element of its own, such as a <span>.',
    },
  },
  create(context) {
    const slots = new Set(context.options[0]?.slots)
    const none = new Set()
    function check(node) {
      const children = node.children.filter((child) => !isIgnored(child))
      // The only child of a fragment is beside those of the parent.
      if ((node.type === 'JSXElement' && children.length < 2) || isKept(node)) return
      const name = node.openingElement?.name.name ?? ''
      const allowed = holdsText.test(name) ? none : slots
      const changes = children.some(
        (child) => child.type === 'JSXExpressionContainer' && !isFixed(child),
      )
      for (const child of children) {
        if (givesElements(child, allowed)) continue
        if (changes || !isFixed(child)) context.report({ node: child, messageId: 'text' })
      }
    }
    return { JSXElement: check, JSXFragment: check }
  },
}
