/** The language a product's name is read and spaced in: `bn` once it holds Bengali letters. */
export function nameLang(name: string): 'bn' | undefined {
  return /[\u0980-\u09ff]/.test(name) ? 'bn' : undefined
}
