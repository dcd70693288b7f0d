import { expect, it } from 'vitest'
import { components, propsOfComponent, type Prop } from './declarations.ts'

/** The rules of packages/ui/GRAMMAR.md that the types show: from the props to the names of those that break it. */
type Rule = (props: readonly Prop[], component: string) => readonly string[]

const named = (props: readonly Prop[], name: string) => props.find((prop) => prop.name === name)
const breaking = (props: readonly Prop[], breaks: (prop: Prop) => boolean | undefined) =>
  props.filter(breaks).map(({ name }) => name)
const values = ({ type }: Prop) => [...type.matchAll(/'([^']+)'/g)].map(([, value]) => value)
const lower = (name: string) => name[0]?.toLowerCase() + name.slice(1)
const isFunction = ({ type }: Prop) => type.includes('=>')

/** Controls that are in one row with a button. */
const sized =
  /^(Button|ButtonLink|IconButton|SubmitButton|Input|Select|Autocomplete|QuantityStepper)$/
const tones = ['info', 'success', 'warning', 'danger']
const otherTones = ['neutral', 'brand', 'offer']
const tonesOfAction = 'brand,danger'

const rules: Record<string, Rule> = {
  'a value or an open state that can change has three optional props': (props) =>
    breaking(props, ({ name }) => {
      // The first values of a form's fields are not a state: the form holds them itself.
      if (name === 'defaultValues') return false
      const [, initial] = /^default([A-Z]\w*)$/.exec(name) ?? []
      const [, changed] = /^on(\w+)Change$/.exec(name) ?? []
      const state = initial ?? changed
      if (!state) return false
      // A handler of what is data of the caller, such as a line of the bag, has no state beside it.
      if (!initial && !/^(Value|Open)$/.test(state) && !named(props, lower(state))) return false
      const parts = [lower(state), `default${state}`, `on${state}Change`]
      return parts.some((part) => !named(props, part)?.optional)
    }),
  'the title of a layer is a part': (props, component) =>
    /(Dialog|Drawer)Content$/.test(component) && named(props, 'title') ? ['title'] : [],
  'label is seen, so it is a node': (props) =>
    breaking(props, ({ name, type }) => /^(label|legend)$/.test(name) && type !== 'ReactNode'),
  'one name for one thing': (props) =>
    breaking(
      props,
      ({ name, type }) =>
        /^(block|busy|compact|exact|hint|itemLabel|labels|legend|links|marks|picture|shape|words)$/.test(
          name,
        ) ||
        (/\wLabel$/.test(name) && type !== 'boolean') ||
        (name === 'text' && named(props, 'title') !== undefined),
    ),
  'each address has its own prop': (props) => breaking(props, ({ name }) => name === 'hrefs'),
  'a form takes the first values of its fields': (props, component) =>
    /\wForm$/.test(component) && !props.some(({ name }) => /^default[A-Z]/.test(name))
      ? ['defaultValues']
      : [],
  'items is a list': (props) =>
    breaking(props, ({ name, type }) => name === 'items' && !/\[\](?: \| undefined)?$/.test(type)),
  'size takes sm, md and lg': (props, component) => {
    const size = named(props, 'size')
    if (!size) return sized.test(component) ? ['size'] : []
    return values(size).join() === 'sm,md,lg' ? [] : ['size']
  },
  'tone takes all four meanings, that of an action brand and danger': (props, component) =>
    breaking(props, (prop) => {
      if (prop.name !== 'tone') return false
      const taken = values(prop)
      if (/(Button|ButtonLink|Trigger|Close|MenuItem)$/.test(component))
        return taken.join() !== tonesOfAction
      const unknown = taken.filter((tone) => ![...tones, ...otherTones].includes(tone ?? ''))
      return unknown.length > 0 || tones.some((tone) => !taken.includes(tone))
    }),
  'what shows an error is a whole control': (props) =>
    named(props, 'error')?.type === 'string'
      ? ['description', 'errorSpace'].filter((name) => !named(props, name))
      : [],
  'a time ends in Duration or Delay': (props) =>
    breaking(
      props,
      ({ name, doc }) => /millisecond/i.test(doc) && !/(duration|delay)$/i.test(name),
    ),
  'an amount is a number': (props) =>
    breaking(
      props,
      ({ name, type }) =>
        /^(discount|price|subtotal|shipping|total)$/.test(name) &&
        !/^number( \| null)?$/.test(type),
    ),
  'a percentage ends in Percent': (props) =>
    breaking(props, ({ name, doc }) => /in percent/i.test(doc) && !/percent$/i.test(name)),
  'a handler begins with on and gets no event': (props) =>
    breaking(props, (prop) => {
      if (prop.name === 'children') return false
      // A rule is no handler.
      if (prop.name === 'validate') return false
      return isFunction(prop) && (!/^on[A-Z]/.test(prop.name) || /Event\b/.test(prop.type))
    }),
  'a form gets a FormResult': (props, component) =>
    breaking(
      props,
      (prop) =>
        /(Form|Field)$/.test(component) &&
        isFunction(prop) &&
        /Promise</.test(prop.type) &&
        !/=> Promise<FormResult>$/.test(prop.type),
    ),
}

it.each(Object.entries(rules))('%s', (_, rule) => {
  const found = components.flatMap((component) =>
    rule(propsOfComponent(component), component).map((prop) => `${component}.${prop}`),
  )
  expect(found).toEqual([])
})

it('reads the props of the components', () => {
  expect(propsOfComponent('ButtonLink').map(({ name }) => name)).toContain('size')
  expect(components.filter((name) => propsOfComponent(name).length > 0).length).toBeGreaterThan(90)
})
