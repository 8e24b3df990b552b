import {
  add,
  divide,
  fraction,
  isInteger,
  one,
  sign,
  subtract,
  toNumber,
  toTex,
  toText,
  type Fraction,
} from '../../maths'
import { chain, isValue, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** Things of three kinds, with the probabilities of two: that of the third; and how many there are in all, by the number of one kind. */
export interface ThirdChance {
  readonly things: string
  readonly kinds: readonly [first: string, second: string, third: string]
  readonly chances: readonly [first: Fraction, second: Fraction]
  readonly counted: { readonly kind: 0 | 1 | 2; readonly count: number } | null
  readonly asked: 'third' | 'total' | 'both'
}

const rest = ({ chances: [p, q] }: ThirdChance): Fraction => subtract(one, add(p, q))
const chanceOf = (given: ThirdChance, kind: 0 | 1 | 2): Fraction => (kind === 2 ? rest(given) : given.chances[kind])
const totalOf = (given: ThirdChance): Fraction | null =>
  given.counted && divide(fraction(given.counted.count), chanceOf(given, given.counted.kind))

function objection(given: ThirdChance): string | null {
  const { chances, counted, asked } = given
  if (chances.some((chance) => sign(chance) <= 0) || sign(rest(given)) <= 0)
    return 'The two probabilities leave nothing over for the third kind: check the numbers that you typed.'
  if (asked !== 'third' && !counted) return 'Say how many there are of one kind.'
  const total = totalOf(given)
  return counted && (counted.count < 1 || !total || !isInteger(total))
    ? 'With these numbers it would be no whole number of things: check what you typed.'
    : null
}

/** E.g. "P(white) = 3/10, P(black) = 2/5 of a bag of white, black and red balls. Find P(red). With 20 black balls, how many are there in all?" */
export const thirdChance = worked<ThirdChance>({
  id: 'third-chance',
  archetype: 'prob-find-count',
  objection,
  solve: (given) => {
    const { kinds, chances, counted, asked, things } = given
    const third = rest(given)
    const total = totalOf(given)
    const ofThird = earns(
      1,
      says`The probabilities add up to $1$, so ${chain(`P(\\text{${kinds[2]}})`, `1 - \\left(${toTex(chances[0])} + ${toTex(chances[1])}\\right)`, toTex(third))}.`,
      'third',
    )
    const last = toText(third)
    if (asked === 'third' || !counted || !total) return { key: last, lines: [ofThird] }
    const [kind, share] = [kinds[counted.kind], toTex(chanceOf(given, counted.kind))]
    const count = `${toNumber(total)}`
    const lines = [
      `Let there be $x$ ${things} in all. Then $P(\\text{${kind}}) = \\frac{${counted.count}}{x} = ${share}$.`,
      earns(1, says`So ${chain('x', `${counted.count} \\div ${share}`, count)}.`, 'total'),
      earns(0.5, says`Hence, ${isValue(`the number of ${things}`, count)}.`),
    ]
    return asked === 'total'
      ? { key: count, lines: counted.kind === 2 ? [ofThird, ...lines] : lines }
      : { key: `(i) ${last}; (ii) ${count}`, lines: [ofThird, ...lines] }
  },
})
