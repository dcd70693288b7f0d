/**
 * The address of a setting, without a slash at its end; undefined when the setting is not given.
 * @throws RangeError naming a setting that is no address
 */
export function webAddress(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined
  if (!/^https?:\/\/[^\s;]+$/.test(text) || !URL.canParse(text)) {
    throw new RangeError(`${name} must be a URL that starts with http:// or https://.`)
  }
  return text.replace(/\/+$/, '')
}
