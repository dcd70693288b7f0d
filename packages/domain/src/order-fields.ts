import { tooLong, type Problem } from './form-problem.ts'
import { hasPhoneLength, latinDigits, type PhoneRule } from './phone.ts'
import { isBlank, LIMITS, withoutInvisible } from './text.ts'

/** What the delivery form and the API say in English, by the code of the problem. */
export const deliveryProblems = {
  'delivery.nameRequired': 'Name is required',
  'delivery.mobileInvalid': 'Mobile number must be exactly 11 digits',
  'delivery.addressRequired': 'Address is required',
} as const

/** A text that the shopper types into an order form. */
export interface OrderText {
  /** Name of its control in the forms, also in the draft and the saved address. */
  form: string
  /** Name in the export of orders and in the notice of the webhook. */
  output: string
  /** Names the field's schema and its rule. */
  kind: 'required' | 'mobile'
  /** The most characters. */
  limit: number
  /** Why a blank text, or one that is no mobile number, is refused. */
  problem: keyof typeof deliveryProblems
}

/**
 * The texts that an order form asks for, by their name on the wire and in the database. The wire
 * schema, the rules and the controls of the forms, the draft, the saved address, the request, the fields
 * of a refusal, the stored order, the export, the webhook and the mask of the log derive from them.
 */
export const orderTexts = {
  deliveryName: {
    form: 'name',
    output: 'name',
    kind: 'required',
    limit: LIMITS.name,
    problem: 'delivery.nameRequired',
  },
  deliveryPhone: {
    form: 'mobile',
    output: 'phone',
    kind: 'mobile',
    limit: 100,
    problem: 'delivery.mobileInvalid',
  },
  deliveryAddress: {
    form: 'address',
    output: 'address',
    kind: 'required',
    limit: LIMITS.address,
    problem: 'delivery.addressRequired',
  },
} as const satisfies Readonly<Record<string, OrderText>>

type OrderTextName = keyof typeof orderTexts
type FormName = (typeof orderTexts)[OrderTextName]['form']
type OutputName = (typeof orderTexts)[OrderTextName]['output']

/** The texts of an order form, by the name of their control. */
export type DeliveryTexts = Record<FormName, string>

/** What an order form asks for, by its name on the wire and in the database. */
export type OrderFields = Record<OrderTextName, string> & { shippingZone: string }

/** What an order form asks for, by its name in the export and in the webhook. */
type OrderOutput = Record<OutputName, string> & { zone: string }

const definitions = Object.entries(orderTexts) as [
  OrderTextName,
  (typeof orderTexts)[OrderTextName],
][]

/** The names of the controls of an order form whose values are kept in its draft. */
export const ORDER_CONTROLS = [...definitions.map(([, { form }]) => form), 'zone'] as const

/** The names of the fields of an order in the export and in the webhook. */
export const ORDER_OUTPUTS = [...definitions.map(([, { output }]) => output), 'zone'] as const

/** The names of what the log masks: all that the shopper typed. */
export const PERSONAL_FIELDS: readonly string[] = definitions.flatMap(([name, { output }]) => [
  name,
  output,
])

function byControl<T>(valueOf: (definition: OrderText & { form: FormName }) => T) {
  const entries = definitions.map(([, definition]) => [definition.form, valueOf(definition)])
  return Object.fromEntries(entries) as Record<FormName, T>
}

/** The texts of an order form, each from the name of its control. */
export const deliveryTexts = (textOf: (name: FormName) => string): DeliveryTexts =>
  byControl(({ form }) => textOf(form))

type DeliveryProblem = Problem<keyof typeof deliveryProblems | 'delivery.termsRequired'>

/** The rules of the delivery form by control, for the mobile numbers of a market. A rule returns undefined for a valid value. */
export const deliveryRules = (phone: PhoneRule) => ({
  ...byControl(({ kind, limit, problem }) => (text: string): DeliveryProblem | undefined => {
    if (kind === 'mobile') return hasPhoneLength(text, phone) ? undefined : { code: problem }
    return isBlank(text) ? { code: problem } : tooLong(text, limit)
  }),
  terms: (ticked: boolean): DeliveryProblem | undefined =>
    ticked ? undefined : { code: 'delivery.termsRequired' },
})

/** The rules of the form of Buy Now by control. It takes any mobile number. */
export const directRules = () =>
  byControl(({ kind, limit }) => (text: string): Problem<'direct.required'> | undefined => {
    if (isBlank(text)) return { code: 'direct.required' }
    return kind === 'mobile' ? undefined : tooLong(text, limit)
  })

/** The control of a field of an order request; undefined for a field that no form has as a text. */
export function controlOf(field: string): FormName | undefined {
  return definitions.find(([name]) => name === field)?.[1].form
}

/**
 * The fields of an order request, from the values of a form. A blank text is left out, so that an order
 * that an older build stored stays the same order.
 */
export function toOrderFields(texts: DeliveryTexts, shippingZone: string): OrderFields {
  const entries = definitions.flatMap(([name, { form, kind }]) => {
    const text = (
      kind === 'mobile' ? latinDigits(withoutInvisible(texts[form])) : texts[form]
    ).trim()
    return text ? [[name, text]] : []
  })
  return { ...(Object.fromEntries(entries) as Record<OrderTextName, string>), shippingZone }
}

/** The fields of the form, without what else an order has. */
export function orderFieldsOf(order: OrderFields): OrderFields {
  const entries = definitions.map(([name]) => [name, order[name]])
  return {
    ...(Object.fromEntries(entries) as Record<OrderTextName, string>),
    shippingZone: order.shippingZone,
  }
}

/** The fields of an order for the export and the webhook. */
export function toOrderOutput(order: OrderFields): OrderOutput {
  const entries = definitions.map(([name, { output }]) => [output, order[name]])
  return {
    ...(Object.fromEntries(entries) as Record<OutputName, string>),
    zone: order.shippingZone,
  }
}
