import { fraction, sumTex } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { equalRootsLetter as solution } from '../../solutions/quadratic-equations/equal-roots-letter'

/** ax² + ux + v with two letters, in one of three places; what is asked is the other letter, or the root, in terms of the first. */
interface Drawn {
  readonly kind: 'last' | 'first' | 'root'
  readonly number: number
  readonly sign: 1 | -1
  readonly letters: readonly [string, string]
  readonly stem: 0 | 1 | 2
}

function worked({ kind, number: n, sign, letters: [u, v] }: Drawn) {
  const middle = [sign, `${u}x`] as const
  const lead = kind === 'first' ? ([1, `${v}x^2`] as const) : ([n, 'x^2'] as const)
  const last = kind === 'first' ? ([n, ''] as const) : ([1, v] as const)
  return {
    equation: `${sumTex([lead, middle, last])} = 0`,
    /** What is asked, and the key. */
    wanted: kind === 'root' ? 'the root' : `$${v}$`,
    text: kind === 'root' ? `${sign < 0 ? '' : '-'}${u}/${2 * n}` : `${u}^2/${4 * n}`,
  }
}

/** E.g. "The equation 3x² + px + q = 0 has equal roots. Express q in terms of p." p²/12 */
export const equalRootsLetter = template({
  id: 'qe-equal-roots-letter',
  version: 2,
  topic: 'quadratic-equations',
  difficulty: 'easy',
  archetypes: ['qe-equal-roots-letter', 'qe-discriminant-nature'],
  marks: 1,
  draw: (random): Drawn => ({
    kind: random.pick(['last', 'first', 'root'] as const),
    number: random.integer(2, 9),
    sign: random.pick([1, -1] as const),
    letters: random.pick([
      ['p', 'q'],
      ['m', 'n'],
      ['b', 'c'],
      ['k', 'm'],
    ] as const),
    stem: random.pick([0, 1, 2] as const),
  }),
  given: ({ kind, number, sign, letters }) => ({ kind, number: fraction(number), sign, letters }),
  solution,
  ask: (drawn) => {
    const {
      kind,
      letters: [u],
      stem,
    } = drawn
    const { equation, wanted } = worked(drawn)
    const root = kind === 'root'
    const ask = root ? `Write this root in terms of $${u}$.` : `Express ${wanted} in terms of $${u}$.`
    return {
      question:
        [
          `The equation $${equation}$ has two equal roots. ${ask}`,
          `If the roots of the quadratic equation $${equation}$ are equal, ${root ? `what is this root in terms of $${u}$?` : `what is ${wanted} in terms of $${u}$?`}`,
          `The quadratic equation $${equation}$ has real and equal roots. ${ask}`,
        ][stem] ?? '',
      rule: { kind: 'expression' },
      hints: [
        'For equal roots, $b^2 - 4ac = 0$. Which of the letters and numbers are $a$, $b$ and $c$ here?',
        root
          ? 'Equal roots are both $-\\frac{b}{2a}$: the square root in the formula is zero.'
          : 'Solve the condition for the letter that is asked.',
      ],
      explanation: root
        ? 'With discriminant zero nothing is added or subtracted in the quadratic formula, so one value is left.'
        : 'The condition for equal roots is an equation between the coefficients, and it can be solved for any of them.',
    }
  },
  crossCheck: ({ kind, number: n, sign, letters: [u] }) => {
    // n(x + h)² has equal roots: its middle coefficient is 2nh and its last one nh²; turned round for the first coefficient
    if (kind === 'root') return `${sign < 0 ? '' : '-'}(1/2)(${u}/${n})`
    return `${n}(${u}/(2*${n}))^2`
  },
  slips: (drawn) => {
    const {
      kind,
      number: n,
      letters: [u],
      sign,
    } = drawn
    const { text } = worked(drawn)
    return distinctSlips(
      text,
      kind === 'root'
        ? [
            {
              response: `${sign < 0 ? '-' : ''}${u}/${2 * n}`,
              note: 'The root is $-\\frac{b}{2a}$: mind the minus sign.',
              step: 'formula',
            },
            { response: `${sign < 0 ? '' : '-'}${u}/${n}`, note: 'Divide by $2a$, not by $a$.', step: 'formula' },
          ]
        : [
            { response: `${u}^2/${n}`, note: 'The factor 4 of $4ac$ is missing.', step: 'discriminant' },
            {
              response: `-${u}^2/${4 * n}`,
              note: 'Check the sign: the term $4ac$ goes to the other side.',
              step: 'last',
            },
            { response: `${u}^2/${2 * n}`, note: 'The discriminant contains $4ac$, not $2ac$.', step: 'discriminant' },
          ],
    )
  },
})
