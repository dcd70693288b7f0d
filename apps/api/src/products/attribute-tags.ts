import {
  attributeKinds,
  attributeLabels,
  isAttributeKey,
  type AttributeKey,
  type AttributeWire,
} from '@shop/domain'

const keys = Object.keys(attributeKinds) as AttributeKey[]

/** The values of an attribute as products are stored with them: `power=1000`. */
export function tagsOf(key: AttributeKey, values: readonly string[]): string[] {
  return values.map((value) => `${key}=${value}`)
}

/** The attributes of a product as they are stored, in the order in which they are shown. */
export function toTags(attributes: Readonly<Partial<Record<AttributeKey, string>>>): string[] {
  return keys.flatMap((key) => {
    const value = attributes[key]
    return value === undefined ? [] : tagsOf(key, [value])
  })
}

/**
 * The attributes of a product as the API serves them.
 * @param labels the Bengali of its tags
 */
export function toAttributes(
  tags: readonly string[],
  labels: Readonly<Record<string, string>>,
): AttributeWire[] {
  return tags.flatMap((tag) => {
    const [key, value] = splitTag(tag)
    if (!isAttributeKey(key)) return []
    const { name, nameBn } = attributeKinds[key]
    return [{ key, name, nameBn, value, ...attributeLabels(key, value, labels[tag]) }]
  })
}

/** The texts among the attributes, which search finds a product by. */
export function attributeWords(tags: readonly string[]): string {
  const texts = tags.map(splitTag).filter(([, value]) => /^\D+$/.test(value))
  return texts.map(([, value]) => value).join(' ')
}

/** `power=1000` as its two parts. */
export function splitTag(tag: string): [string, string] {
  const at = tag.indexOf('=')
  return [tag.slice(0, at), tag.slice(at + 1)]
}
