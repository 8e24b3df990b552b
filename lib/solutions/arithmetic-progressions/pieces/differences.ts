import { sumTex, terminates, toDecimal, toTex, type Fraction } from '../../../maths'
import { newBudget, rationalOf, subtract, type Sum, type SumTerm } from '../../../maths/sum'
import { chain, type SetClaim } from '../../claim'

const symbolOf = ({ radicand, powers }: SumTerm): string =>
  [
    ...(radicand === 1n ? [] : [`\\sqrt{${radicand}}`]),
    ...powers.map(([name, power]) => (power === 1 ? name : `${name}^{${power}}`)),
  ].join('')

/** A term of a list: a number, as a decimal where it was written so, or a sum of roots and letters. */
function termTex(sum: Sum, isDecimal: boolean): string {
  const value = rationalOf(sum)
  if (value) return isDecimal && terminates(value) ? toDecimal(value) : toTex(value)
  const terms = [...sum.values()].toSorted((one, other) => other.powers.length - one.powers.length)
  return sumTex(terms.map((term): readonly [Fraction, string] => [term.coefficient, symbolOf(term)]))
}

/** A term that is taken away: in brackets where it is negative or a sum. */
const takenAway = (tex: string): string => (/^-| [+-] /.test(tex) ? `(${tex})` : tex)
const inSum = (tex: string): string => (/ [+-] /.test(tex) ? `(${tex})` : tex)

/** The differences of neighbouring terms, each worked out: equal ones end in the same side. */
export function differencesOf(terms: readonly Sum[], isDecimal: boolean): readonly SetClaim[] {
  return terms.slice(1).flatMap((next, index) => {
    const before = terms[index]
    if (!before) return []
    const [one, two] = [termTex(before, isDecimal), termTex(next, isDecimal)]
    const written = `${inSum(two)} - ${takenAway(one)}`
    const result = termTex(subtract(next, before, newBudget()), isDecimal)
    return [written === result ? chain(written) : chain(written, result)]
  })
}
