import { writeDigits } from './number.ts'

/** How an attribute of products is named and drawn. */
interface AttributeKind {
  name: string
  nameBn: string
  /** Written behind the number; without it a value is a text. */
  unit?: string
  unitBn?: string
}

/**
 * The attributes that products can have, in the order in which they are shown. A key is the name of
 * the attribute in addresses, imports and the API, so it is never one of another query parameter.
 */
export const attributeKinds = {
  brand: { name: 'Brand', nameBn: 'ব্র্যান্ড' },
  color: { name: 'Colour', nameBn: 'রং' },
  power: { name: 'Power', nameBn: 'পাওয়ার', unit: 'W', unitBn: 'ওয়াট' },
  capacity: { name: 'Capacity', nameBn: 'ধারণক্ষমতা', unit: 'L', unitBn: 'লিটার' },
  battery: { name: 'Battery', nameBn: 'ব্যাটারি', unit: 'mAh', unitBn: 'এমএএইচ' },
  storage: { name: 'Storage', nameBn: 'স্টোরেজ', unit: 'GB', unitBn: 'জিবি' },
  inches: { name: 'Size', nameBn: 'সাইজ', unit: 'inch', unitBn: 'ইঞ্চি' },
  diameter: { name: 'Diameter', nameBn: 'ব্যাস', unit: 'cm', unitBn: 'সেমি' },
  length: { name: 'Length', nameBn: 'দৈর্ঘ্য', unit: 'm', unitBn: 'মিটার' },
  maxWeight: { name: 'Weighs up to', nameBn: 'সর্বোচ্চ ওজন', unit: 'kg', unitBn: 'কেজি' },
  speed: { name: 'Speed', nameBn: 'গতি', unit: 'Mbit/s', unitBn: 'এমবিপিএস' },
  connection: { name: 'Connection', nameBn: 'সংযোগ' },
  material: { name: 'Material', nameBn: 'উপাদান' },
  water: { name: 'Water protection', nameBn: 'পানি প্রতিরোধ' },
  warranty: { name: 'Warranty', nameBn: 'ওয়ারেন্টি', unit: 'months', unitBn: 'মাস' },
  light: { name: 'Light', nameBn: 'আলো', unit: 'lm', unitBn: 'লুমেন' },
  voltage: { name: 'Voltage', nameBn: 'ভোল্টেজ' },
  charging: { name: 'Charging', nameBn: 'চার্জিং' },
  runningTime: { name: 'Running time', nameBn: 'চলার সময়' },
  weight: { name: 'Weight', nameBn: 'ওজন', unit: 'g', unitBn: 'গ্রাম' },
} as const satisfies Record<string, AttributeKind>

/** The name of an attribute. */
export type AttributeKey = keyof typeof attributeKinds

/** An attribute of a product; its labels are null in Bengali when that is not known. */
export interface AttributeWire {
  key: string
  name: string
  nameBn: string
  value: string
  /** The value with its unit. */
  label: string
  labelBn: string | null
}

/** A value of a facet, and how many products of the list have it. */
interface FacetValueWire {
  value: string
  label: string
  labelBn: string | null
  count: number
}

/** An attribute that a list can be filtered by. Counts are true under the other filters. */
export interface FacetWire {
  key: string
  name: string
  nameBn: string
  values: FacetValueWire[]
}

/** Whether a text names an attribute. */
export function isAttributeKey(key: string): key is AttributeKey {
  return Object.hasOwn(attributeKinds, key)
}

/**
 * How a value of an attribute is written in both languages.
 * @param labelBn the value in Bengali, when it is a text that has one
 */
export function attributeLabels(
  key: AttributeKey,
  value: string,
  labelBn: string | null = null,
): { label: string; labelBn: string | null } {
  const { unit, unitBn }: AttributeKind = attributeKinds[key]
  if (unit === undefined) return { label: value, labelBn }
  return { label: `${value} ${unit}`, labelBn: `${writeDigits(value, 'beng')} ${unitBn ?? unit}` }
}
