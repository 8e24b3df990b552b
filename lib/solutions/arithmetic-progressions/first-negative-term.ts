import { ordinal, shown, termAt, type Progression } from './pieces/progression'
import { absolute, divide, negate, sign, subtract, sumTex, toTex, toText } from '../../maths'
import { chain, relation, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

export interface Given extends Progression {
  /** What is said of the first negative term at the end. */
  readonly asked: 'which term' | 'n' | 'how many terms' | 'which and value'
}

const endings: Readonly<Record<Given['asked'], (n: number) => string>> = {
  'which term': (n) => `Hence the first negative term is the ${ordinal(n)} term.`,
  n: (n) => `Hence $n = ${n}$.`,
  'how many terms': (n) => `Hence ${n} terms must be written.`,
  'which and value': (n) => `Hence the first negative term is the ${ordinal(n)} term.`,
}

/** E.g. "Which term of the AP 121, 117, 113, ... is its first negative term?" */
export const firstNegativeTerm = worked<Given>({
  id: 'first-negative-term',
  archetype: 'ap-which-term',
  objection: ({ a, d }) =>
    sign(a) < 0
      ? 'The first term is negative already.'
      : sign(d) >= 0
        ? 'The terms of this AP do not fall, so none of them is negative.'
        : null,
  solve: (given) => {
    const { a, d, asked } = given
    const fall = absolute(d)
    const bound = divide(subtract(a, d), fall)
    const n = Number(bound.n / bound.d) + 1
    const place = toTex(bound)
    const multiple = sumTex([[fall, 'n']])
    const before = shown(subtract(a, d))
    return {
      lines: [
        `Given: $a = ${shown(a)},\\ d = ${shown(d)}$`,
        earns(0.5, 'For the first negative term, find the least $n$ with $a_n = a + (n - 1)d < 0$.', 'condition'),
        says`${relation(`${shown(a)} + (n - 1) \\times (${shown(d)})`, '<', '0')}`,
        says`${relation(
          sumTex([
            [subtract(a, d), ''],
            [negate(fall), 'n'],
          ]),
          '<',
          '0',
        )}, so ${relation(multiple, '>', before)}`,
        earns(0.5, says`${relation('n', '>', place)}`, 'bound'),
        earns(
          0.5,
          bound.d === 1n
            ? says`$n$ is an integer greater than ${place}, so ${chain('n', `${n}`)}.`
            : says`$${place}$ lies between ${n - 1} and ${n}, and $n$ is an integer, so ${chain('n', `${n}`)}.`,
          'least',
        ),
        earns(
          0.5,
          says`Check: ${chain(`a_{${n - 1}}`, shown(termAt(given, n - 1)))} and ${chain(`a_{${n}}`, shown(termAt(given, n)))}. ${endings[asked](n)}`,
        ),
      ],
      key: asked === 'which and value' ? `${ordinal(n)} term, ${toText(termAt(given, n))}` : `${n}`,
    }
  },
})
