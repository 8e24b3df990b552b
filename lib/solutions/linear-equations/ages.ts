import { isInteger, multiply, negate, sign, subtract, sumTex, toTex, toText, type Fraction } from '../../maths'
import { chain, says, type Said } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'
import { numbered } from './pieces/elimination'
import { byDeterminants, determinant, solutionText, type Line, type Pair } from './pieces/line'
import { solvedPair } from './pieces/pair-lines'

/** So many years from now, or ago where it is negative, the one is so many times as old as the other. */
export interface Moment {
  readonly years: Fraction
  readonly times: Fraction
}

export interface Given {
  readonly first: Moment
  readonly second: Moment
}

/** What the two are called. */
export interface Manner {
  readonly older: string
  readonly younger: string
}

/** x + t = (k/d)(y + t) as dx − ky = (k − d)t. */
function lineOf({ years, times }: Moment): Line {
  return [Number(times.d), -Number(times.n), Number((times.n - times.d) * years.n)]
}

const pairOf = ({ first, second }: Given): Pair => [lineOf(first), lineOf(second)]

function objection(given: Given): string | null {
  const moments = [given.first, given.second]
  if (moments.some(({ years, times }) => !isInteger(years) || times.d > 4n || times.n < 1n))
    return 'The years must be whole numbers here, and so must the multiples be, or halves, thirds or quarters.'
  if (moments.some(({ years, times }) => years.n > 200n || years.n < -200n || times.n > 100n))
    return 'Nobody grows that old.'
  if (determinant(pairOf(given)) === 0) return 'The two statements do not fix the ages: the multiples are the same.'
  const [x, y] = byDeterminants(pairOf(given))
  if (sign(x) <= 0 || sign(y) <= 0) return `No ages fit: they would be $${toText(x)}$ and $${toText(y)}$ years.`
  return moments.some(({ years }) => sign(subtract(y, negate(years))) < 0 || sign(subtract(x, negate(years))) < 0)
    ? 'No ages fit: one of the two would not have been born.'
    : null
}

const years = (n: Fraction): string => (n.n === 1n ? '$1$ year' : `$${n.n}$ years`)

function statement({ years: t, times }: Moment, equation: Line, index: 0 | 1): Said {
  const two = numbered(equation, index + 1)
  const past = sign(t) < 0
  const size = past ? negate(t) : t
  const when = sign(t) === 0 ? 'Now' : past ? `${years(size)} ago` : `After ${years(size)}`
  const aged = (letter: string) =>
    sumTex([
      [1, letter],
      [t, ''],
    ])
  const spread = sumTex([
    [times, 'y'],
    [multiply(times, t), ''],
  ])
  if (!isInteger(times)) {
    const younger = sign(t) === 0 ? 'y' : `(${aged('y')})`
    return says`${when}: $${aged('x')} = ${toTex(times)}${younger}$, that is, ${two}`
  }
  const product = times.n === 1n || sign(t) === 0 ? [] : [`${times.n}(${aged('y')})`]
  return says`${when}: $${[aged('x'), ...product, spread].join(' = ')}$, that is, ${two}`
}

/** E.g. "Five years ago Nuri was three times as old as Sonu. Ten years later she will be twice as old. Find their ages." */
export const ages = worked<Given, Manner>({
  id: 'ages',
  archetype: 'le-word-ages',
  objection,
  solve: (given, { older, younger } = { older: 'the older one', younger: 'the younger one' }) => {
    const pair = pairOf(given)
    const [x, y] = byDeterminants(pair)
    const { lines } = solvedPair(pair, { marks: [0.5, 0.5, 0.5] })
    return {
      lines: [
        line('meaning', `Let the present ages of ${older} and ${younger} be $x$ and $y$ years`),
        earns(0.5, statement(given.first, pair[0], 0), 'first equation'),
        earns(0.5, statement(given.second, pair[1], 1), 'second equation'),
        ...lines.slice(0, -1),
        earns(
          0.5,
          says`So ${older} is $${toTex(x)}$ years old and ${younger} is $${toTex(y)}$ years old: ${chain('x', toTex(x))}, ${chain('y', toTex(y))}`,
          'ages',
        ),
      ],
      key: solutionText(x, y),
    }
  },
})
