import type { Typed } from '../typed'

export interface Letter {
  readonly letter: string
  /** What follows the letter, usually nothing or the wording of the option. */
  readonly rest: string
  /** Set off as a letter, "(b)" or "b.", and not the first word of a sentence. */
  readonly marked: boolean
}

/** "b", "(b)", "B)", "option b", "b. 3/4", "Ans: (B)". */
export function letterIn({ plain }: Typed): Letter | null {
  const text = plain.slice(0, 500).replaceAll('"', '').trim()
  const match =
    /^(?:(?:the\s|correct\s|right\s|answer\s|ans\s|option\s|opt\s|my\s|its\s|choice\s|list\s|statement\s|code\s|is\s)\s*|(?:answer|ans|option)\s?[:.=-]\s*|ans\.\s*)*(?:\(\s?([a-h])(?:\s?\)|$)|([a-h])(?![a-z0-9]))[\s.:)]*(?:-\s)?(.*)$/i.exec(
      text,
    )
  const letter = match?.[1] ?? match?.[2]
  return letter === undefined
    ? null
    : {
        letter: letter.toUpperCase(),
        rest: bareRest(match?.[3] ?? ''),
        marked: /^\S{0,12}\s?\(?[a-h][.:)]/i.test(text),
      }
}

/** What a student adds to a letter: "B is correct", "d option". */
const bareRest = (rest: string): string =>
  rest
    .replace(/^[!?.]+$/, '')
    .replace(/^(?:(?:option|choice|is|the|correct|right|answer|ans|one|only)(?![a-z])[\s.]*)+$/i, '')
    .trim()
