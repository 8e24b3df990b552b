import { fraction, negate, toText, type Fraction } from '../../../maths'
import { moreSymmetricValue as solution } from '../../../solutions/polynomials/more-symmetric-value'
import { shown } from '../../../solutions/polynomials/pieces/splitting'
import type { Random } from '../../../random'
import { twoCauses } from '../../slips/two-causes'
import { template, type Template, type TemplateDefinition } from '../../template'
import { signOfSumShows } from './sign-of-sum'
import type { CheckedForm } from './more-symmetric-forms'

interface Draw {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly form: CheckedForm
  readonly stem: 'if' | 'without' | 'let'
}

interface About extends Pick<TemplateDefinition<Draw>, 'id' | 'version' | 'archetypes' | 'difficulty'> {
  readonly marks: 2 | 3
  readonly forms: readonly ((random: Random) => CheckedForm)[]
  /** How large a coefficient, and the denominator of the answer, may be. */
  readonly most: number
  readonly denominator: bigint
  /** Whether the product of the zeroes is an integer, so that its powers stay small. */
  readonly wholeProduct?: boolean
}

const relations = ({ a, b, c }: Draw): readonly [Fraction, Fraction] => [negate(fraction(b, a)), fraction(c, a)]

/** The value of a symmetric form for the zeroes of a quadratic, asked in three ways. */
export const symmetricQuestion = ({ forms, most, denominator, wholeProduct = false, ...about }: About): Template =>
  template({
    ...about,
    topic: 'polynomials',
    wrongRoadsShow: true,
    draw: (random) =>
      random.until(
        (source): Draw => ({
          a: source.pick([1, 1, 2, 3, 4]),
          b: source.integer(-most, most),
          c: source.integer(-most, most),
          form: source.pick(forms)(source),
          stem: source.pick(['if', 'without', 'let'] as const),
        }),
        (draw) => {
          const { a, b, c, form } = draw
          if (b === 0 || c === 0 || b * b - 4 * a * c <= 0 || (wholeProduct && c % a !== 0)) return false
          const value = form.value(...relations(draw))
          return value.d <= denominator && value.n !== 0n && value.n < 2000n && value.n > -2000n
        },
      ),
    given: ({ a, b, c, form: { kind, k } }) => ({ a: fraction(a), b: fraction(b), c: fraction(c), form: kind, k }),
    solution,
    manner: () => ({ last: about.marks - 1.5 }),
    ask: (draw) => {
      const { a, b, c, form, stem } = draw
      const polynomial = shown([a, b, c])
      return {
        question: {
          if: `If $\\alpha$ and $\\beta$ are the zeroes of the polynomial $${polynomial}$, find the value of $${form.tex}$.`,
          without: `The zeroes of $p(x) = ${polynomial}$ are $\\alpha$ and $\\beta$. Without finding them, work out $${form.tex}$.`,
          let: `Let $\\alpha$ and $\\beta$ be the zeroes of the quadratic polynomial $${polynomial}$. What is the value of $${form.tex}$?`,
        }[stem],
        rule: { kind: 'fraction' },
        hints: [
          'Find $\\alpha + \\beta$ and $\\alpha\\beta$ from the coefficients first.',
          `Write $${form.tex}$ in terms of $\\alpha + \\beta$ and $\\alpha\\beta$.`,
        ],
        explanation:
          'An expression that does not change when α and β are exchanged can be written in terms of their sum and product, and these can be read off the coefficients.',
      }
    },
    crossCheck: ({ a, b, c, form }) => {
      const root = Math.sqrt(b * b - 4 * a * c)
      const value = form.direct((-b + root) / (2 * a), (-b - root) / (2 * a))
      for (let d = 1; d <= Number(denominator); d++)
        if (Math.abs(value * d - Math.round(value * d)) < 1e-6) return toText(fraction(Math.round(value * d), d))
      return null
    },
    slips: (draw) => {
      const { a, c, form } = draw
      const [s, p] = relations(draw)
      return twoCauses(
        toText(form.value(s, p)),
        [
          ...form.wrong(s, p).map(([value, note]) => ({ value, note, step: 'identity' })),
          ...(signOfSumShows(form.value)
            ? [{ value: form.value(negate(s), p), note: 'The sum of the zeroes is −b/a: check the sign.', step: 'sum' }]
            : []),
          ...(a === 1
            ? []
            : [
                {
                  value: form.value(s, fraction(c)),
                  note: 'The product of the zeroes is c/a: divide by the coefficient of x².',
                  step: 'product',
                },
              ]),
          {
            value: form.value(s, negate(p)),
            note: 'The product of the zeroes is c/a: the minus sign belongs to the sum only.',
            step: 'product',
          },
        ].map(({ value, note, step }) => ({ response: toText(value), note, step })),
      )
    },
  })
