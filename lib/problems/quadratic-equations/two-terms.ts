import { sumTex } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import type { Posed } from '../posed'
import { chain, earns, line, says, template } from '../template'

/** ax² = am² (roots m and −m), or ax² = amx (roots 0 and m). */
interface Draw {
  readonly kind: 'square' | 'times'
  readonly a: number
  readonly m: number
  readonly stem: 0 | 1 | 2
}

const stems = [
  (equation: string) => `Find the roots of the quadratic equation $${equation}$.`,
  (equation: string) => `Solve for $x$: $${equation}$. Give every solution.`,
  (equation: string) => `Which numbers $x$ satisfy $${equation}$? Give all of them.`,
] as const

const equationOf = ({ kind, a, m }: Draw): string =>
  `${sumTex([[a, 'x^2']])} = ${kind === 'square' ? a * m * m : sumTex([[a * m, 'x']])}`

function posed(draw: Draw): Posed {
  const { kind, a, m, stem } = draw
  const square = kind === 'square'
  const linear = (constant: number) =>
    sumTex([
      [1, 'x'],
      [constant, ''],
    ])
  const ready = sumTex([
    [1, 'x^2'],
    [square ? -m * m : -m, square ? '' : 'x'],
  ])
  const [first, second] = square ? [linear(-m), linear(m)] : ['x', linear(-m)]
  const factors = square ? `(${first})(${second})` : `x(${second})`
  return {
    question: stems[stem](equationOf(draw)),
    rule: { kind: 'roots', expected: square ? `${m}, ${-m}` : `0, ${m}` },
    hints: [
      'Bring every term to one side, so that the other side is zero.',
      square
        ? 'Use $a^2 - b^2 = (a - b)(a + b)$. How many numbers have the same square?'
        : 'Take out the common factor $x$. Never divide by $x$: it may be zero.',
    ],
    steps: [
      `Given: $${equationOf(draw)}$`,
      line(
        'standard',
        says`${a === 1 ? 'Bringing' : `Dividing by ${a} and bringing`} all terms to one side: ${chain(ready, '0')}`,
      ),
      line('factors', says`Factorising: ${chain(factors, '0')}`),
      line('zero', says`So ${chain(first, '0')} or ${chain(second, '0')}`),
      earns(1, `Hence the roots are $${square ? m : 0}$ and $${square ? -m : m}$.`),
    ],
    explanation: square
      ? 'A positive number has two square roots, so both signs give a root.'
      : 'Dividing by $x$ would lose the root zero: a product is zero when any one of its factors is zero.',
  }
}

/** E.g. "Solve for x: x² = 6x", with the key 0, 6 */
export const twoTermEquation = template<Draw>({
  id: 'qe-two-terms',
  version: 2,
  topic: 'quadratic-equations',
  difficulty: 'easy',
  archetypes: ['qe-factor-monic'],
  marks: 1,
  draw: (random) => ({
    kind: random.pick(['square', 'times'] as const),
    a: random.pick([1, 1, 2, 3]),
    m: random.integer(2, 12),
    stem: random.pick([0, 1, 2] as const),
  }),
  pose: posed,
  crossCheck: ({ kind, a, m }) =>
    Array.from({ length: 61 }, (_, index) => index - 30)
      .filter((x) => a * x * x === (kind === 'square' ? a * m * m : a * m * x))
      .join(', '),
  slips: ({ kind, a, m }) =>
    kind === 'square'
      ? distinctSlips(`${m}, ${-m}`, [
          { response: `${m}`, note: 'A positive number has two square roots, one with each sign.', step: 'zero' },
          { response: `${m * m}`, note: 'That is $x^2$. Which numbers have this square?', step: 'zero' },
        ])
      : distinctSlips(`0, ${m}`, [
          {
            response: `${m}`,
            note: 'One root is missing: did you divide by $x$? Take it out as a factor instead.',
            step: 'factors',
          },
          { response: `0, ${-m}`, note: 'Check the sign: set the bracket equal to zero.', step: 'zero' },
          ...(a === 1
            ? []
            : [{ response: `0, ${a * m}`, note: 'Divide by the coefficient of $x^2$ as well.', step: 'standard' }]),
        ]),
})
