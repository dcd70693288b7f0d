/** Props that break a rule of the grammar, by the title of the rule. The list only shrinks. */
export const grammarExceptions: Readonly<Record<string, readonly string[]>> = {}
