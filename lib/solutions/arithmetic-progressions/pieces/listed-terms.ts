import { add, equals, fraction, multiply, negate, surdTex, toTex, type Surd } from '../../../maths'

/** Three terms at least of a list, and how they are written: multiples of one root, or different roots, each under one sign. */
export interface Listed {
  readonly terms: readonly Surd[]
  readonly look: 'numbers' | 'decimals' | 'surds' | 'roots'
}

const isCount = ({ coefficient }: Surd): boolean => coefficient.d === 1n && coefficient.n > 0n

const underOneSign = (term: Surd): string =>
  isCount(term) ? `\\sqrt{${coefficientOf(term) ** 2 * term.radicand}}` : surdTex(term)

const coefficientOf = ({ coefficient }: Surd): number => Number(coefficient.n) / Number(coefficient.d)

/** The terms as they are written. */
export const written = ({ terms, look }: Listed): readonly string[] =>
  terms.map((term) => {
    if (look === 'surds' || look === 'roots') return underOneSign(term)
    return look === 'decimals' ? `${coefficientOf(term)}` : toTex(term.coefficient)
  })

export const simplified = ({ terms }: Listed): readonly string[] => terms.map(surdTex)

const less = (after: Surd, before: Surd): Surd => ({
  coefficient: add(after.coefficient, negate(before.coefficient)),
  radicand: after.radicand,
})

/** The second term less the first, where both are multiples of one root. */
export function stepOf({ terms: [first, second] }: Listed): Surd {
  if (!first || !second) throw new Error('stepOf: a list of two terms at least is needed')
  return less(second, first)
}

/** Whether all neighbours differ by the same. */
export function isEven(listed: Listed): boolean {
  if (listed.look === 'roots') return false
  const { coefficient } = stepOf(listed)
  return listed.terms.every((term, index, all) => {
    const before = all[index - 1]
    return !before || equals(less(term, before).coefficient, coefficient)
  })
}

/** So many steps behind the last term. */
export function plusTerm(listed: Listed, ahead: number): Surd {
  const [step, last] = [stepOf(listed), listed.terms.at(-1)]
  if (!last) throw new Error('plusTerm: the list is empty')
  return { ...last, coefficient: add(last.coefficient, multiply(fraction(ahead), step.coefficient)) }
}

/** "a_2 - a_1 = 8 - 5 = 3" for each two neighbours; of different roots without a result. */
export function differenceLines(listed: Listed): readonly string[] {
  const shown = listed.look === 'surds' ? simplified(listed) : written(listed)
  const bracket = (text: string) => (text.startsWith('-') ? `\\left(${text}\\right)` : text)
  return listed.terms.slice(1).map((term, index) => {
    const before = listed.terms[index] ?? term
    const difference = `a_${index + 2} - a_${index + 1} = ${shown[index + 1] ?? ''} - ${bracket(shown[index] ?? '')}`
    if (listed.look === 'roots') return `$${difference}$`
    const gap = less(term, before)
    return `$${difference} = ${listed.look === 'decimals' ? coefficientOf(gap) : surdTex(gap)}$`
  })
}
