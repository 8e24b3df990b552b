import type { Concluded } from '../reading/text/working'
import type { Sought } from './among'
import type { Verdict } from './rule'

const linear = /^\s*[\d\sa-z+−–.-]+=[\d\sa-z+−–.-]+$/
const lettersOf = (text: string): string => [...new Set(text.match(/[a-z]/g) ?? [])].sort().join('')

/** Whether a second equation could be told from the right one: the key is a linear one. */
export const isLinearRelation = ({ kind, expected }: Sought): boolean => kind === 'expression' && linear.test(expected)

/** Whether working before an equation holds another linear one in the same letters that is not the same: "x + y = -3, x - y = -3". */
export const hasContraryRelation = (
  { working }: Concluded,
  { expected }: Sought,
  verdictOn: (text: string) => Verdict,
): boolean =>
  working.some((piece) => {
    const isRival = linear.test(piece) && lettersOf(piece) === lettersOf(expected)
    const verdict = isRival ? verdictOn(piece.trim()) : undefined
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
