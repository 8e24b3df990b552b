import { valueOfTex } from '../../prove/value-of-tex'

const alike: Readonly<Record<string, string>> = {
  '\\dfrac': '\\frac',
  '\\tfrac': '\\frac',
  '\\cdot': '\\times',
  '\\lt': '<',
  '\\gt': '>',
  '\\le': '≤',
  '\\leq': '≤',
  '\\ge': '≥',
  '\\geq': '≥',
  '\\ne': '\\neq',
  '−': '-',
}

/** What is only set otherwise: spaces, and the size of brackets. */
const space = /^(?:\\(?:[,;!: ]|q?quad|left|right|displaystyle)|&|~)$/

const piece =
  /\\(?:text|operatorname)\{[^{}]*\}|\\(?:[a-zA-Z]+|[^])|(?<![\w)}\]])[-−]\d+(?:\.\d+)?|\d+(?:\.\d+)?|[A-Z]{2,3}|\S/g

/** The pieces of a formula; those that say the same are written in one way. */
export const tokensIn = (tex: string): readonly string[] =>
  (
    tex
      .replaceAll('\\\\', '\\')
      .replace(/([_^])\{(\w|\\[a-z]+)\}/g, '$1$2')
      .match(piece) ?? []
  )
    .filter((token) => !space.test(token))
    .map((token) => (alike[token] ?? token).replaceAll(' ', '_').replace('|', '‖'))

const isRelation = (token: string): boolean =>
  /^(?:[=<>≤≥;,]|\\(?:neq|approx|Rightarrow|therefore|quad|\\))$/.test(token)
const isWord = (token: string): boolean => /^\\(?:text|operatorname)/.test(token)

/** Whether two formulas come to the same in a case, side by side: "2x" is "2 × x". */
export function comeToTheSame(one: readonly string[], other: readonly string[]): boolean {
  const [a, b] = [sidesOf(one), sidesOf(other)]
  const relations = (all: readonly string[]) => all.filter(isRelation).join(' ')
  return (
    relations(one) === relations(other) &&
    a.length === b.length &&
    a.every(
      (value, index) => Number.isFinite(value) && Math.abs(value - (b[index] ?? NaN)) < 1e-9 * (1 + Math.abs(value)),
    )
  )
}

const sidesOf = (tokens: readonly string[]): readonly number[] => {
  const sides: string[][] = [[]]
  for (const token of tokens)
    if (isRelation(token)) sides.push([])
    else sides.at(-1)?.push(token)
  return sides.map((side) =>
    side.length === 0
      ? 0
      : valueOfTex(side.map((token) => (isWord(token) ? token.replaceAll('_', ' ') : token)).join(' '), caseOf),
  )
}

/** A number for each letter. */
const caseOf = (name: string): number =>
  [...name].reduce((so, letter) => (so * 31 + (letter.codePointAt(0) ?? 0)) % 97, 7) / 10 + 1

/**
 * Whether one of two stretches of a formula is easily mistyped for the other: a piece more or less, or the same in another order. A further
 * step, "= 12", and a unit are none.
 */
export function isMistyped(mine: readonly string[], theirs: readonly string[]): boolean {
  if ([...mine, ...theirs].some(isRelation)) return false
  const others = [...withoutAll(mine, theirs), ...withoutAll(theirs, mine)].filter((token) => !/^[{}]$/.test(token))
  if (others.length === 0) return mine.length === theirs.length && mine.length > 0
  return others.length <= 3 && !others.every((token) => isWord(token) || token === '\\times')
}

/** What one stretch has more often than the other. */
function withoutAll(one: readonly string[], other: readonly string[]): readonly string[] {
  const left = [...other]
  return one.filter((token) => {
    const place = left.indexOf(token)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}
