import { add, divide, fraction, multiply, sign, sumTex, sumText, toTex, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'
import { ordinal } from './pieces/progression'

/** pn + q */
export interface Linear {
  readonly p: Fraction
  readonly q: Fraction
}

/** The sums of n terms of two APs are as one linear form to another; the ratio of their terms at a place is asked, a number or a letter. */
export interface Given {
  readonly sums: readonly [Linear, Linear]
  readonly place: number | string
}

const at = ({ p, q }: Linear, n: number): Fraction => add(multiply(p, fraction(n)), q)
const formTex = ({ p, q }: Linear, letter: string): string =>
  sumTex([
    [p, letter],
    [q, ''],
  ])
const substituted = ({ p, q }: Linear, n: string): string => {
  const rest = sign(q) === 0 ? '' : ` ${sign(q) < 0 ? '-' : '+'} ${toTex(sign(q) < 0 ? { n: -q.n, d: q.d } : q)}`
  return `${toTex(p)} \\times ${n}${rest}`
}

/** pn + q with 2m - 1 for n: 2pm + (q - p). */
const doubled = ({ p, q }: Linear): Linear => ({
  p: multiply(p, fraction(2)),
  q: add(q, { n: -p.n, d: p.d }),
})

const start = [
  'Let the APs have the first terms $a$ and $b$ and the common differences $d$ and $e$.',
  earns(
    0.5,
    'The ratio of the sums is $\\frac{\\frac{n}{2}[2a + (n - 1)d]}{\\frac{n}{2}[2b + (n - 1)e]} = \\frac{a + \\frac{n - 1}{2}d}{b + \\frac{n - 1}{2}e}$.',
    'ratio',
  ),
]

/** E.g. "The sums of n terms of two APs are in the ratio (7n + 1) : (4n + 27). Find the ratio of their 9th terms." */
export const ratioFromSums = worked<Given>({
  id: 'ratio-from-sums',
  archetype: 'ap-ratio-of-terms',
  objection: ({ sums, place }) => {
    if (typeof place === 'string') return null
    if (place < 1 || place > 1_000_000) return 'The place of a term is a whole number: 1, 2, 3, and so on.'
    const [one, other] = sums.map((form) => at(form, 2 * place - 1))
    return one && other && sign(one) * sign(other) > 0
      ? null
      : 'With these numbers one of the two terms is $0$, or they have different signs: check what you typed.'
  },
  solve: ({ sums: [one, other], place }) => {
    if (typeof place === 'string') {
      const [top, bottom] = [doubled(one), doubled(other)]
      const n = `(2${place} - 1)`
      const key = [top, bottom].map(({ p, q }) =>
        sumText([
          [p, place],
          [q, ''],
        ]),
      )
      return {
        lines: [
          ...start,
          earns(
            1,
            `The terms at place $${place}$ are $a + (${place} - 1)d$ and $b + (${place} - 1)e$: put $\\frac{n - 1}{2} = ${place} - 1$, that is $n = 2${place} - 1$.`,
          ),
          earns(
            0.5,
            `Their ratio is $\\frac{${substituted(one, n)}}{${substituted(other, n)}} = \\frac{${formTex(top, place)}}{${formTex(bottom, place)}}$.`,
          ),
          `Hence the ratio of the terms is $(${formTex(top, place)}) : (${formTex(bottom, place)})$.`,
        ],
        key: `(${key.join('):(')})`,
      }
    }
    const n = 2 * place - 1
    const [first, second] = [at(one, n), at(other, n)]
    const { n: top, d: bottom } = divide(first, second)
    return {
      lines: [
        ...start,
        earns(
          1,
          `The ${ordinal(place)} terms are $a + ${place - 1}d$ and $b + ${place - 1}e$: put $\\frac{n - 1}{2} = ${place - 1}$, that is $n = ${n}$.`,
          'place',
        ),
        line(
          'substituted',
          says`Their ratio is ${chain(`\\frac{${substituted(one, `${n}`)}}{${substituted(other, `${n}`)}}`, `\\frac{${toTex(first)}}{${toTex(second)}}`)}`,
        ),
        earns(0.5, `Hence the ratio of the ${ordinal(place)} terms is $${top} : ${bottom}$.`),
      ],
      key: `${top}:${bottom}`,
    }
  },
})
