import { isEven, plusTerm, simplified, stepOf, written, type Listed } from './pieces/listed-terms'
import { fraction, multiply, surdTex, surdText, add, type Surd } from '../../maths'
import { worked } from '../solution'

/** What is asked of the AP: d, the next terms, the n-th term, or the sum of the first n. */
export interface Given extends Listed {
  readonly asked: { readonly kind: 'difference' } | { readonly kind: 'next' | 'term' | 'sum'; readonly n: number }
}

const bracketed = (tex: string): string => (tex.startsWith('-') ? `\\left(${tex}\\right)` : tex)

const times = (value: Surd, by: number): Surd => ({
  ...value,
  coefficient: multiply(value.coefficient, fraction(by)),
})
const sumOf = (one: Surd, two: Surd): Surd => ({ ...one, coefficient: add(one.coefficient, two.coefficient) })

/** E.g. "Write the next two terms of the AP √2, √8, √18, ...", "Find the 18th term of the AP √2, 3√2, 5√2, ..." */
export const termsOfList = worked<Given>({
  id: 'terms-of-list',
  archetype: 'ap-first-and-d',
  objection: (given) =>
    given.terms.length < 3
      ? 'Three terms at least are needed to see an AP.'
      : isEven(given)
        ? null
        : 'These numbers do not rise by the same amount each time, so they are not an AP.',
  solve: (given) => {
    const { asked } = given
    const [first] = given.terms
    const d = stepOf(given)
    if (!first) throw new Error('terms-of-list: the list is empty')
    const [one = '', two = ''] = simplified(given)
    const opening = [
      ...(given.look === 'surds'
        ? [`Simplifying the surds: $${written(given).join(',\\ ')}$ are $${simplified(given).join(',\\ ')}$.`]
        : []),
      `Common difference: $d = a_2 - a_1 = ${two} - ${bracketed(one)} = ${surdTex(d)}$`,
    ]
    if (asked.kind === 'difference') return { lines: opening, key: surdText(d) }
    if (asked.kind === 'next') {
      const next = Array.from({ length: asked.n }, (_, index) => plusTerm(given, index + 1))
      const places = next.map((term, index) => {
        const place = given.terms.length + index
        const before = index === 0 ? (given.terms.at(-1) ?? first) : (next[index - 1] ?? first)
        return `$a_{${place + 1}} = a_{${place}} + d = ${surdTex(before)} + ${bracketed(surdTex(d))} = ${surdTex(term)}$`
      })
      return { lines: [...opening, ...places], key: next.map(surdText).join(', ') }
    }
    if (asked.kind === 'term') {
      const term = sumOf(first, times(d, asked.n - 1))
      return {
        lines: [
          ...opening,
          `$a_{${asked.n}} = a + ${asked.n - 1}d = ${one} + ${asked.n - 1} \\times ${bracketed(surdTex(d))} = ${surdTex(term)}$`,
        ],
        key: surdText(term),
      }
    }
    const twice = sumOf(times(first, 2), times(d, asked.n - 1))
    const sum = { ...twice, coefficient: multiply(twice.coefficient, fraction(asked.n, 2)) }
    return {
      lines: [
        ...opening,
        `$S_{${asked.n}} = \\frac{${asked.n}}{2}[2a + (${asked.n} - 1)d] = \\frac{${asked.n}}{2}[2 \\times ${bracketed(one)} + ${asked.n - 1} \\times ${bracketed(surdTex(d))}]$`,
        `$= \\frac{${asked.n}}{2} \\times ${bracketed(surdTex(twice))} = ${surdTex(sum)}$`,
      ],
      key: surdText(sum),
    }
  },
})
