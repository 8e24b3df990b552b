import { compare, fraction, isInteger, sign, toTex, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'
import { numbered } from './pieces/elimination'
import { clearing, equation, equationsObjection, wholeLine, type Equations } from './pieces/equation'
import { byDeterminants, determinant, solutionText, xy, type Pair } from './pieces/line'
import { solvedPair } from './pieces/pair-lines'
import { timesWords } from './pieces/times-words'

type Second =
  | { readonly kind: 'difference'; readonly value: Fraction }
  /** The larger is so many times the smaller, and so much more. */
  | { readonly kind: 'multiple'; readonly times: Fraction; readonly over: Fraction }

/** What is told of a larger number x and a smaller number y. */
export interface Given {
  readonly first: { readonly kind: 'sum' | 'difference'; readonly value: Fraction }
  readonly second: Second
}

const equationsOf = ({ first, second }: Given): Equations => [
  equation(1, first.kind === 'sum' ? 1 : -1, first.value),
  second.kind === 'difference'
    ? equation(1, -1, second.value)
    : equation(1, fraction(-second.times.n, second.times.d), second.over),
]

function pairOf(given: Given): Pair {
  const [first, second] = equationsOf(given)
  return [wholeLine(first, clearing(first)), wholeLine(second, clearing(second))]
}

function objection(given: Given): string | null {
  const { first, second } = given
  if (second.kind === 'multiple' && (!isInteger(second.times) || second.times.n < 1n || sign(second.over) < 0))
    return 'I can work with a larger number that is a whole number of times the smaller, and so much more.'
  const general = equationsObjection(equationsOf(given))
  if (general !== null) return general
  if (determinant(pairOf(given)) === 0) return 'The two statements do not fix the numbers: both tell the difference.'
  const [x, y] = byDeterminants(pairOf(given))
  if (first.kind === 'difference' && sign(first.value) < 0)
    return 'The difference is the larger number less the smaller.'
  return compare(x, y) < 0 ? 'These statements would make the larger number smaller than the other one.' : null
}

/** E.g. "The sum of two numbers is 85 and their difference is 31. Find the numbers." */
export const twoNumbers = worked<Given>({
  id: 'two-numbers',
  archetype: 'le-word-numbers',
  objection,
  solve: (given) => {
    const { first, second } = given
    const pair = pairOf(given)
    const [x, y] = byDeterminants(pair)
    const [one, two] = [numbered(pair[0], 1), numbered(pair[1], 2)]
    const { lines } = solvedPair(pair, { marks: [0.5, 0.5, 0.5] })
    const told = () => {
      if (second.kind === 'difference') return says`The difference: ${two}`
      const times = Number(second.times.n)
      const [shown, more] = [`${times === 1 ? '' : times}y`, toTex(second.over)]
      const multiple = times === 1 ? 'the smaller' : `${timesWords(times)} the smaller`
      return sign(second.over) === 0
        ? says`The larger is ${multiple}: $x = ${shown}$, that is, ${two}`
        : says`The larger is $${more}$ more than ${multiple}: $x = ${shown} + ${more}$, that is, ${two}`
    }
    return {
      lines: [
        line('meaning', 'Let $x$ be the larger number and $y$ the smaller'),
        earns(0.5, says`${first.kind === 'difference' ? 'The difference' : 'The sum'}: ${one}`, 'first equation'),
        earns(0.5, told(), 'second equation'),
        ...lines.slice(0, -1),
        earns(
          0.5,
          says`So the larger number is ${chain('x', toTex(x))} and the smaller is ${chain('y', toTex(y))}`,
          'numbers',
        ),
      ],
      key: solutionText(x, y, xy),
    }
  },
})
