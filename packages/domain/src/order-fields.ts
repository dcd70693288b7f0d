import type { Zone } from './delivery.ts'
import { latinDigits } from './phone.ts'
import { LIMITS } from './text.ts'

/** A text that the shopper types into an order form. */
export interface OrderText {
  /** Name of its control in the forms, also in the draft and the saved address. */
  form: string
  /** Name in the export of orders and in the notice of the webhook. */
  output: string
  /** Names the field's schema. */
  kind: 'required' | 'mobile'
  /** The most characters. */
  limit: number
  /** Why a blank text, or one that is no mobile number, is refused. */
  problem: string
}

/**
 * The texts that an order form asks for, by their name on the wire and in the database. The wire
 * schema, the draft, the saved address, the request, the fields of a refusal, the stored order, the
 * export, the webhook and the mask of the log derive from them.
 */
export const orderTexts = {
  deliveryName: {
    form: 'name',
    output: 'name',
    kind: 'required',
    limit: LIMITS.name,
    problem: 'Name is required',
  },
  deliveryPhone: {
    form: 'mobile',
    output: 'phone',
    kind: 'mobile',
    limit: 100,
    problem: 'Mobile number must be exactly 11 digits',
  },
  deliveryAddress: {
    form: 'address',
    output: 'address',
    kind: 'required',
    limit: LIMITS.address,
    problem: 'Address is required',
  },
} as const satisfies Readonly<Record<string, OrderText>>

/** The name of a text on the wire and in the database. */
export type OrderTextName = keyof typeof orderTexts

type FormName = (typeof orderTexts)[OrderTextName]['form']
type OutputName = (typeof orderTexts)[OrderTextName]['output']

/** The texts of an order form, by the name of their control. */
export type DeliveryTexts = Record<FormName, string>

/** What an order form asks for, by its name on the wire and in the database. */
export type OrderFields = Record<OrderTextName, string> & { shippingZone: Zone }

/** What an order form asks for, by its name in the export and in the webhook. */
export type OrderOutput = Record<OutputName, string> & { zone: Zone }

const definitions = Object.entries(orderTexts) as [
  OrderTextName,
  (typeof orderTexts)[OrderTextName],
][]

/** The names of the controls of an order form whose values are kept in its draft. */
export const ORDER_CONTROLS = [...definitions.map(([, { form }]) => form), 'shippingZone'] as const

/** The names of the fields of an order in the export and in the webhook. */
export const ORDER_OUTPUTS = [...definitions.map(([, { output }]) => output), 'zone'] as const

/** The names of what the log masks: all that the shopper typed. */
export const PERSONAL_FIELDS: readonly string[] = definitions.flatMap(([name, { output }]) => [
  name,
  output,
])

/** The texts of an order form, each from the name of its control. */
export function deliveryTexts(textOf: (name: FormName) => string): DeliveryTexts {
  return Object.fromEntries(
    definitions.map(([, { form }]) => [form, textOf(form)]),
  ) as DeliveryTexts
}

/** The control of a field of an order request; undefined for a field that no form has as a text. */
export function controlOf(field: string): FormName | undefined {
  return definitions.find(([name]) => name === field)?.[1].form
}

/**
 * The fields of an order request, from the values of a form. A blank text is left out, so that an order
 * that an older build stored stays the same order.
 */
export function toOrderFields(texts: DeliveryTexts, shippingZone: Zone): OrderFields {
  const entries = definitions.flatMap(([name, { form, kind }]) => {
    const text = (kind === 'mobile' ? latinDigits(texts[form]) : texts[form]).trim()
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
