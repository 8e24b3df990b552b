import type { Concluded } from '../reading/text/working'
import type { Sought } from './among'
import type { Verdict } from './rule'

/** Without brackets or products: "x - y = 3", "x² - 5x + 6 = 0". */
const expanded = /^\s*[\d\sa-z²+−–.-]+=[\d\sa-z+−–.-]+$/
const isExpanded = (text: string): boolean => expanded.test(text.replace(/\^\s?2(?!\d)/g, '²'))
const isSquare = (text: string): boolean => /²|\^\s?2/.test(text)
const lettersOf = (text: string): string => [...new Set(text.match(/[a-z]/g) ?? [])].sort().join('')

/** Whether a second equation could be told from the right one: the key is one without brackets. */
const isPlainRelation = ({ kind, expected }: Sought): boolean => kind === 'expression' && isExpanded(expected)

/**
 * Whether working before an equation holds another one of its shape and letters that is not the same: "x + y = -3, x - y = -3",
 * "x² - 5x = 0, x² - 5x + 6 = 0".
 */
export const hasContraryRelation = (
  { working }: Concluded,
  rule: Sought,
  verdictOn: (text: string) => Verdict,
): boolean =>
  isPlainRelation(rule) &&
  working.some((piece) => {
    const { expected } = rule
    const relation = piece.trim().replace(/^(?:\p{L}{2,12}\s|\p{L}{1,12}\s?=\s?)(?=.*=)/u, '')
    const isRival =
      isExpanded(relation) && isSquare(relation) === isSquare(expected) && lettersOf(relation) === lettersOf(expected)
    const verdict = isRival ? verdictOn(relation) : undefined
    return verdict !== undefined && !verdict.correct && !verdict.unread
  })

/** Whether working before a formula gives the asked name another one in the same letters: "a_n = 5n + 17, so a_n = 5n - 2". */
export const hasContraryFormula = (
  { working }: Concluded,
  { kind, expected, asked }: Sought,
  verdictOn: (text: string) => Verdict,
): boolean =>
  kind === 'expression' &&
  working.some((piece) => {
    const [, name = '', formula = ''] = /^\s*([^=]{1,30}?)\s?(?:=|\sis\s)([^=]+)$/.exec(piece) ?? []
    const isOwn =
      name !== '' && asked?.names[0] === name && [...lettersOf(formula)].every((one) => expected.includes(one))
    const verdict = isOwn ? verdictOn(formula.trim()) : undefined
    return verdict !== undefined && !verdict.correct && !verdict.unread
  })

const named = /^\s*([a-z]{3,20})\s?=\s?([^=]*[a-z][^=]*)$/i

/** Whether a name has a formula before the answer, and another in it: "greater = 2a, smaller = b, greater = a, smaller = b". */
export const namesAgain = ({ working, answer }: Concluded): boolean => {
  const said = (text: string) => {
    const [, name, formula = ''] = named.exec(text) ?? []
    return name === undefined ? [] : [{ name: name.toLowerCase(), formula: formula.replace(/\s/g, '') }]
  }
  const ends = answer.split(/[,;]/).flatMap(said)
  return working
    .flatMap(said)
    .some(({ name, formula }) => ends.some((end) => end.name === name && end.formula !== formula))
}
