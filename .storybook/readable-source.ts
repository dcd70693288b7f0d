const tags = /^ *tags: \[[^\]]*\],\n/m
const play = /^( *)play: [\s\S]*?\n\1\},?\n/m

/** The code of a story without its tags and its test, which do not concern readers of the documentation. */
export const readableSource = (code: string): string => code.replace(tags, '').replace(play, '')
