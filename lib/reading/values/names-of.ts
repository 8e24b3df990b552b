import { isEquality, isSeparator, splitAt, textOf } from '../tokens/lists'
import { spoken, trigName } from '../tokens/sign-words'
import type { Token } from '../tokens/token'

/** What the sides before a value call it: "BC", "HCF of 12 and 18", "∠CAB", "P(not red)"; a calculation in numbers names nothing. */
export const namesOf = (sides: readonly (readonly Token[])[]): readonly string[] => sides.filter(isName).map(textOf)

const isName = (side: readonly Token[]): boolean =>
  spoken(side).some(({ kind, text }) => kind === 'word' && !trigName(text))

/** "30 is the LCM", "5 = BC": what stands behind a value names it where it can be nothing else. */
export const namesBehind = (sides: readonly (readonly Token[])[]): readonly string[] =>
  namesOf(
    sides.filter(
      ([first, ...more]) =>
        first && (/^(?:the|its|[A-Z]{2,3})$/.test(first.text) || (more.length === 0 && /^\p{L}$/u.test(first.text))),
    ),
  )

/** What each piece of a list is called: "k" in "k = 3 or k = 5". */
export const namesIn = (pieces: readonly (readonly (readonly Token[])[])[]): readonly string[] =>
  pieces.flatMap((sides) => namesOf(sides.slice(0, -1)))

/** What points are called: "A" in "A(-7, 4)", "mid-point" in "mid-point = (2, 3)"; what stands behind the last bracket is a remark. */
export function namesOfPoints(tokens: readonly Token[]): readonly string[] {
  const runs: Token[][] = [[]]
  let depth = 0
  for (const token of tokens) {
    if (token.text === '(' && depth++ === 0) runs.push([])
    if (depth === 0) runs.at(-1)?.push(token)
    if (token.text === ')') depth--
  }
  const before = runs.length > 1 && tokens.at(-1)?.text !== ')' ? runs.slice(0, -1) : runs
  return before.flatMap((run) => namesOf(splitAt(run, (token) => isEquality(token) || isSeparator(token))))
}
