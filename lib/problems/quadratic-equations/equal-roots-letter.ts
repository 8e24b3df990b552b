import { sumTex } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, line, template } from '../template'

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
  const [a, b] = [kind === 'first' ? v : `${n}`, sign < 0 ? `-${u}` : u]
  return {
    equation: `${sumTex([lead, middle, last])} = 0`,
    /** What is asked, and the key as TeX and as text. */
    wanted: kind === 'root' ? 'the root' : `$${v}$`,
    tex: kind === 'root' ? `${sign < 0 ? '' : '-'}\\frac{${u}}{${2 * n}}` : `\\frac{${u}^2}{${4 * n}}`,
    text: kind === 'root' ? `${sign < 0 ? '' : '-'}${u}/${2 * n}` : `${u}^2/${4 * n}`,
    discriminant: `${sign < 0 ? `(-${u})` : u}^2 - 4 \\times ${a} \\times ${kind === 'first' ? n : v}`,
    b,
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
  pose: (drawn) => {
    const {
      kind,
      number: n,
      letters: [u, v],
      stem,
    } = drawn
    const { equation, wanted, tex, text, discriminant, b } = worked(drawn)
    const root = kind === 'root'
    const ask = root ? `Write this root in terms of $${u}$.` : `Express ${wanted} in terms of $${u}$.`
    return {
      question:
        [
          `The equation $${equation}$ has two equal roots. ${ask}`,
          `If the roots of the quadratic equation $${equation}$ are equal, ${root ? `what is this root in terms of $${u}$?` : `what is ${wanted} in terms of $${u}$?`}`,
          `The quadratic equation $${equation}$ has real and equal roots. ${ask}`,
        ][stem] ?? '',
      rule: { kind: 'expression', expected: text },
      hints: [
        'For equal roots, $b^2 - 4ac = 0$. Which of the letters and numbers are $a$, $b$ and $c$ here?',
        root
          ? 'Equal roots are both $-\\frac{b}{2a}$: the square root in the formula is zero.'
          : 'Solve the condition for the letter that is asked.',
      ],
      steps: root
        ? [
            line('formula', 'When the discriminant is zero, both roots are $x = -\\frac{b}{2a}$'),
            line('coefficients', `Here the coefficient of $x^2$ is $${n}$ and that of $x$ is $${b}$`),
            earns(1, `So the root is $x = ${tex}$`),
          ]
        : [
            line('condition', 'For equal roots the discriminant is zero'),
            line('discriminant', `So $${discriminant} = 0$, that is, $${u}^2 = ${4 * n}${v}$`),
            earns(1, `Hence $${v} = ${tex}$`),
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
