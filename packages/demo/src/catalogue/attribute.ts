import type { AttributeKey } from '@shop/domain'

/** The brand of the products of each category, by the number of the category. */
const brands: Readonly<Record<number, string>> = {
  1: 'Haat Home',
  2: 'Shapla',
  3: 'Haat Home',
  4: 'Jonaki',
  5: 'Chorui',
  6: 'Chorui',
  7: 'Shur',
  8: 'Megh',
  9: 'Megh',
  10: 'Poripati',
}

/** Values of attributes in Bengali, by attribute and value. */
export const attributeLabels: readonly { key: AttributeKey; value: string; labelBn: string }[] = [
  ...labels('brand', {
    'Haat Home': 'হাট হোম', Shapla: 'শাপলা', Jonaki: 'জোনাকি', Chorui: 'চড়ুই', Shur: 'সুর', Megh: 'মেঘ',
    Poripati: 'পরিপাটি',
  }),
  ...labels('color', {
    Coral: 'কোরাল', 'Bottle Green': 'বটল গ্রিন', Marigold: 'গাঁদা হলুদ', Black: 'কালো', Cream: 'ক্রিম',
    'Sky Blue': 'আকাশি', Rose: 'গোলাপি', 'Steel Grey': 'স্টিল ধূসর', 'Leaf Green': 'পাতা সবুজ', Plum: 'বেগুনি',
  }),
  ...labels('material', {
    Steel: 'স্টিল', Aluminium: 'অ্যালুমিনিয়াম', Plastic: 'প্লাস্টিক', Glass: 'কাচ', 'Braided nylon': 'বোনা নাইলন',
  }),
  ...labels('connection', {
    Wireless: 'তারহীন', Bluetooth: 'ব্লুটুথ', USB: 'ইউএসবি', 'Wi-Fi': 'ওয়াই-ফাই',
  }),
  ...labels('voltage', {
    '220–240 V · 50 Hz': '২২০–২৪০ ভোল্ট · ৫০ হার্জ', '170–265 V': '১৭০–২৬৫ ভোল্ট',
  }),
  ...labels('charging', {
    'Type-C · 10 minutes for 90': 'টাইপ-সি · ১০ মিনিটে ৯০ মিনিট', 'USB Type-C': 'ইউএসবি টাইপ-সি',
    'USB Type-C · 3 hours': 'ইউএসবি টাইপ-সি · ৩ ঘণ্টা', 'USB or mains': 'ইউএসবি বা বিদ্যুৎ',
    'USB · 2 hours': 'ইউএসবি · ২ ঘণ্টা',
  }),
  ...labels('runningTime', { '2 to 5 hours': '২ থেকে ৫ ঘণ্টা', '4 to 9 hours': '৪ থেকে ৯ ঘণ্টা' }),
] // prettier-ignore

function labels(key: AttributeKey, values: Readonly<Record<string, string>>) {
  return Object.entries(values).map(([value, labelBn]) => ({ key, value, labelBn }))
}

/** Reads a number before its unit, such as 1.8 of `1.8 litre` and 20000 of `20,000 mAh`. */
function before(
  unit: RegExp,
  ...texts: readonly (string | null | undefined)[]
): string | undefined {
  for (const text of texts) {
    const found = new RegExp(`^(?:up to )?([\\d,.]+) ?(?:${unit.source})\\b`).exec(text ?? '')
    if (found?.[1]) return String(Number(found[1].replaceAll(',', '')))
  }
  return undefined
}

/**
 * The attributes of a demo product, read from its specifications, its size and its kind. The words
 * of the specifications are those of the descriptions.
 */
export function attributesOf(product: {
  kind: string
  categoryId: number
  color: string
  size: string | null
  spec: Readonly<Record<string, string>>
}): Partial<Record<AttributeKey, string>> {
  const { kind, categoryId, color, size, spec } = product
  const millilitres = before(/ml/, size)
  const years = before(/years?/, spec['Warranty'])
  const values = {
    brand: brands[categoryId],
    color,
    power: before(/W/, spec['Power'], kind === 'bulb' || kind === 'charger' ? size : null),
    capacity: millilitres ? String(Number(millilitres) / 1000) : before(/litre/, size),
    battery: before(/mAh/, kind === 'power-bank' ? size : null, spec['Battery']),
    storage: before(/GB/, size),
    inches: before(/inch/, size, spec['Screen']),
    diameter: before(/cm/, kind === 'pan' ? size : null),
    length: before(/m/, kind === 'cable' ? size : null),
    maxWeight: /to (\d+) kg/.exec(spec['Range'] ?? '')?.[1],
    speed: speedOf(spec['Speed']),
    connection: connectionOf(kind, spec),
    material: materialOf(kind, spec),
    water: /^IP\w+/.exec(spec['Water'] ?? '')?.[0],
    warranty: years ? String(12 * Number(years)) : before(/months/, spec['Warranty']),
    light: before(/lm/, spec['Light']),
    voltage: spec['Voltage'],
    charging: spec['Charging'],
    runningTime: spec['Running time'],
    weight: before(/g/, spec['Weight']),
  }
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      value ? [[key, value.replaceAll(',', ' ·')]] : [],
    ),
  )
}

function speedOf(text: string | undefined): string | undefined {
  if (!text?.includes('Mbit/s')) return undefined
  const numbers = text.match(/\d+/g) ?? []
  return String(numbers.reduce((sum, number) => sum + Number(number), 0))
}

function connectionOf(kind: string, spec: Readonly<Record<string, string>>): string | undefined {
  if (kind === 'router') return 'Wi-Fi'
  if (kind === 'smart-watch' || spec['Bluetooth']) return 'Bluetooth'
  const connection = spec['Connection']
  if (connection?.includes('2.4 GHz')) return 'Wireless'
  return connection ?? (kind === 'webcam' ? 'USB' : undefined)
}

function materialOf(kind: string, spec: Readonly<Record<string, string>>): string | undefined {
  const text = `${spec['Material'] ?? ''} ${spec['Cover'] ?? ''} ${spec['Glass'] ?? ''} ${spec['Steel'] ?? ''}`
  if (/nylon/.test(text)) return 'Braided nylon'
  if (/[Aa]luminium/.test(text)) return 'Aluminium'
  if (/[Ss]teel/.test(text) || kind === 'knife-set') return 'Steel'
  if (/PP/.test(text)) return 'Plastic'
  return spec['Glass'] ? 'Glass' : undefined
}
