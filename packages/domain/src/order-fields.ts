import type { Zone } from './delivery.ts'
import { latinDigits } from './phone.ts'
import { LIMITS } from './text.ts'

/** A text that the shopper types into an order form. */
export interface OrderText {
  /** Name of its control in the forms, also in the draft and the saved address. */
  form: string
  /** Names the field's schema. */
  kind: 'required' | 'mobile'
  /** The most characters. */
  limit: number
  /** Why a blank text, or one that is no mobile number, is refused. */
  problem: string
}

/**
 * The texts that an order form asks for, by their name on the wire and in the database. The wire
 * schema, the draft, the saved address, the request and the fields of a refusal derive from them.
 */
export const orderTexts = {
  deliveryName: {
    form: 'name',
    kind: 'required',
    limit: LIMITS.name,
    problem: 'Name is required',
  },
  deliveryPhone: {
    form: 'mobile',
    kind: 'mobile',
    limit: 100,
    problem: 'Mobile number must be exactly 11 digits',
  },
  deliveryAddress: {
    form: 'address',
    kind: 'required',
    limit: LIMITS.address,
    problem: 'Address is required',
  },
} as const satisfies Readonly<Record<string, OrderText>>

/** The name of a text on the wire and in the database. */
export type OrderTextName = keyof typeof orderTexts

type FormName = (typeof orderTexts)[OrderTextName]['form']

/** The texts of an order form, by the name of their control. */
export type DeliveryTexts = Record<FormName, string>

/** What an order form asks for, by its name on the wire and in the database. */
export type OrderFields = Record<OrderTextName, string> & { shippingZone: Zone }

const definitions = Object.entries(orderTexts) as [
  OrderTextName,
  (typeof orderTexts)[OrderTextName],
][]

/** The names of the controls of an order form whose values are kept in its draft. */
export const ORDER_CONTROLS = [...definitions.map(([, { form }]) => form), 'shippingZone'] as const

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
