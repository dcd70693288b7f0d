/** The `lang` attribute for a text: `bn` if it contains Bengali letters, else undefined. */
export function nameLang(name: string): 'bn' | undefined {
  return /[\u0980-\u09ff]/.test(name) ? 'bn' : undefined
}
