/** Spellings of one sound in English and in romanised Bengali, in the order in which they are replaced. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^kn/, 'n'],
  [/^wr/, 'r'],
  [/igh|gh(?=t)/, ''],
  [/ng(?=[kg])/g, 'n'],
  [/t?ch/g, 'C'],
  [/ph/g, 'f'],
  [/bh|v/g, 'b'],
  [/sh/g, 's'],
  [/([kgtdj])h/g, '$1'],
  [/dg|(?<=.)g(?=[eiy])/g, 'j'],
  [/z/g, 'j'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/(?<=..[CsSx])es$|(?<=..[b-df-hj-np-rtvwxz])s$/, ''],
  [/(?<=.)h/g, ''],
  [/^[aeiouyw]+/, 'A'],
  [/[aeiouyw]+/g, ''],
  [/(.)\1+/g, '$1'],
]

/** Shorter sounds belong to too many words: "pan" and "pen". */
export const tellingSound = 3

/**
 * The consonants of a normalised word, so that spellings of one sound are equal: `ketle`, `kettle`
 * and `ketli` are `ktl`. A word with a digit is its own sound.
 */
export function soundOf(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word
  return SPELLINGS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word)
}
