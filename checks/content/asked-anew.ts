import { assertionUnsaid } from './asked-assertion'
import { isNumberThere, resultsIn } from './results'
import { replied } from './replied'
import { numberOf } from '@/lib/answers/number-of'
import { small } from '@/lib/reading/tokens/number-names'
import { plainText } from '@/lib/rich-text/plain'

/**
 * A second road to a worked example: its question is put to the assistant, and what it answers must be said in the solution.
 * Gives what the assistant says and no line does, an answer or an objection to the numbers; null where it is said, or where it has nothing to say.
 */
export async function unsaid(question: string, lines: readonly string[]): Promise<string | null> {
  const ofAssertion = await assertionUnsaid(question, lines)
  if (ofAssertion !== undefined) return ofAssertion
  const { answer, rule, text } = await replied(plainText(question))
  if (answer === undefined && (await isSkill(rule)) && !denies.test(lines.join(' ')))
    return `the assistant objects, "${text.split('\n')[0] ?? ''}", and no line of the solution does`
  if (answer === undefined || !/\d/.test(answer) || /^(?:yes|no)\b/i.test(answer) || leavesAChoice.test(question))
    return null
  const results = lines.flatMap(resultsIn)
  const body = bare(lines.map(plainText).join(' ; '))
  const isSaid = ({ part, text: piece }: Piece): boolean => {
    const [, x, y] = /^\(([^,]+),\s*([^,]+)\)$/.exec(piece) ?? []
    if (x !== undefined && y !== undefined) return isPointSaid(bare(x), bare(y), body)
    const values = valuesOf(piece) ?? [NaN]
    const counts = part === '' ? [] : linesOf(part, lines).flatMap(countsIn)
    return (
      values.every((value) => isNumberThere(value, results) || counts.includes(value)) ||
      (/[a-zπ√:]/i.test(piece) && body.includes(bare(piece)))
    )
  }
  // what it works out besides, before what was asked
  const asked = question.includes('(ii)') ? answer : answer.replace(/^\(i\).*; \([ivx]+\)(?=[^;]*$)/, '')
  return piecesOf(asked).every(isSaid) ? null : `the assistant answers "${answer}", which no line of the solution says`
}

const denies = /\b(?:no|not|never|none|impossible)\b/i

/** Whether it was a skill that spoke: without an answer it objects to what is given. */
async function isSkill(rule: string): Promise<boolean> {
  const { recognisersOf } = await import('@/lib/assistant/all')
  return Object.values(recognisersOf).some((skills) => skills.some(({ id }) => id === rule))
}

/** "Write another equation such that ...": others are right too. */
const leavesAChoice = /\b(?:[Ww]rite|[Gg]ive|[Ff]orm) (?:an|another|any|one|two)\b|\bsuch that\b/

/** A value that an answer gives, and the label of the part in which it stands, as "(ii)". */
interface Piece {
  readonly part: string
  readonly text: string
}

/** The values that an answer gives, without the names before them: "(i) x = 2, y = 1/2". */
const piecesOf = (answer: string): readonly Piece[] =>
  answer.split(/(?=\([ivx]+\))/).flatMap((whole) => {
    const [part = ''] = /^\([ivx]+\)/.exec(whole) ?? []
    return whole
      .slice(part.length)
      .split(/;|:(?!\d)|,(?!\d|[^()]*\))|\b(?:and|or)\b/)
      .map((piece) => ({ part, text: (/^[^=]*=([^=]*)$/.exec(piece)?.[1] ?? piece).trim() }))
      .filter(({ text }) => /\d/.test(text))
  })

/** The lines of a part: from its label to that of the next. */
function linesOf(part: string, lines: readonly string[]): readonly string[] {
  const start = lines.findIndex((line) => line.startsWith(part))
  const next = lines.findIndex((line, index) => index > start && /^\([ivx]+\)/.test(line))
  return start < 0 ? [] : lines.slice(start, next < 0 ? undefined : next)
}

/** How many a line counts in words: "two tangents", "no tangent". */
const countsIn = (line: string): readonly number[] =>
  [...line.matchAll(/\b(no|zero|one|two|three|four|five|six|seven|eight|nine|ten) (?!of\b|and\b|or\b)[a-z]{3,}/gi)].map(
    ([, word = '']) => (/^no$/i.test(word) ? 0 : small.indexOf(word.toLowerCase())),
  )

/** "(3, 2)", or "x = 15/5 = 3" and "y = 10/5 = 2" */
function isPointSaid(x: string, y: string, body: string): boolean {
  const stands = (before: string, value: string) =>
    new RegExp(`${before}${value.replace(/[.*+?^$|\\/-]/g, String.raw`\$&`)}(?![\\d/√]|\\.\\d)`).test(body)
  return stands('', `${x},${y}`) || (stands('x=(?:[^;,]*=)?', x) && stands('y=(?:[^;,]*=)?', y))
}

/** What a piece is worth, without its unit; undefined where it is no number. */
function valuesOf(piece: string): readonly number[] | undefined {
  const number = piece
    .replace(/^₹|^\((?=[^)]*$)|(?<=^[^(]*)\)$|[°%]$/g, '')
    .replace(/(?<=[\d)π])\s+(?:[a-z][a-z\s]*[²³]?(?:\/[a-z]+)?|[ap]\.m\.?)$/i, '')
    .replace(/(?<=\d),(?=\d)/g, '')
  const values = number.includes('±')
    ? ['+', '-'].map((sign) => numberOf(number.replace('±', sign)))
    : [numberOf(number)]
  return values.every((value) => value !== undefined) ? values : undefined
}

/** A text without what may be written or left out. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[−–]/g, '-')
    .replace(/²/g, '^2')
    .replace(/³/g, '^3')
    .replace(/[\s*×·$()[\]{}]/g, '')
