import { shown } from './pieces/progression'
import {
  add,
  divide,
  fraction,
  isInteger,
  multiply,
  negate,
  sign,
  subtract,
  sumTex,
  toText,
  type Fraction,
} from '../../maths'
import { chain, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

/** So many times the first term, and so many times the common difference. */
export interface Form {
  readonly a: Fraction
  readonly d: Fraction
  /** As it is said: "a_{17} - a_{12}". */
  readonly tex: string
}

/** What is told: a form has a value. */
export interface Told {
  readonly form: Form
  readonly value: Fraction
}

export type Asked =
  | { readonly kind: 'value'; readonly form: Form }
  /** The place of the term with that value. */
  | { readonly kind: 'place'; readonly value: Fraction }
  | { readonly kind: 'first terms'; readonly count: number }
  | { readonly kind: 'a and d' }

export interface Given {
  readonly told: readonly [Told, Told]
  readonly asked: Asked
}

const zero = fraction(0)

function solved({
  told: [one, two],
}: Given): { readonly a: Fraction; readonly d: Fraction; readonly det: Fraction } | null {
  const det = subtract(multiply(one.form.a, two.form.d), multiply(two.form.a, one.form.d))
  if (sign(det) === 0) return null
  const d = divide(subtract(multiply(one.form.a, two.value), multiply(two.form.a, one.value)), det)
  const a = divide(subtract(multiply(one.value, two.form.d), multiply(two.value, one.form.d)), det)
  return { a, d, det }
}

const formTex = ({ a, d }: Pick<Form, 'a' | 'd'>): string =>
  sumTex([
    [a, 'a'],
    [d, 'd'],
  ])

const valueOf = (form: Pick<Form, 'a' | 'd'>, { a, d }: { readonly a: Fraction; readonly d: Fraction }): Fraction =>
  add(multiply(form.a, a), multiply(form.d, d))

const placeOf = (value: Fraction, { a, d }: { readonly a: Fraction; readonly d: Fraction }): Fraction | null =>
  sign(d) === 0 ? null : add(divide(subtract(value, a), d), fraction(1))

/** How a and d are found from the two equations. */
function linesTo(
  { told }: Given,
  ap: { readonly a: Fraction; readonly d: Fraction; readonly det: Fraction },
): readonly Step[] {
  const [one, two] = told
  const { a, d, det } = ap
  const direct = told.find(({ form }) => sign(form.a) === 0)
  const from = told.findIndex(({ form }) => sign(form.a) !== 0)
  const source = told[from] ?? one
  const rest = subtract(source.value, multiply(source.form.d, d))
  const right = subtract(multiply(one.form.a, two.value), multiply(two.form.a, one.value))
  return [
    ...told.map((each, index) =>
      earns(
        0.5,
        says`${chain(each.form.tex, shown(each.value))} gives ${chain(formTex(each.form), shown(each.value))} ... (${index + 1})`,
      ),
    ),
    direct
      ? earns(0.5, says`So ${chain('d', shown(d))}`)
      : earns(0.5, says`Eliminating $a$: ${chain(sumTex([[det, 'd']]), shown(right))}, so ${chain('d', shown(d))}`),
    earns(
      0.5,
      says`From (${from + 1}): ${chain(sumTex([[source.form.a, 'a']]), shown(rest))}, so ${chain('a', shown(a))}`,
    ),
  ]
}

/** E.g. "The 17th term of an AP exceeds its 12th term by 35, and its 4th term is 30. Find the 20th term." */
export const fromRelations = worked<Given>({
  id: 'from-relations',
  archetype: 'ap-two-terms',
  objection: (given) => {
    const ap = solved(given)
    if (!ap)
      return 'What is told does not fix the AP: one of the two statements follows from the other, or they contradict each other.'
    const place = given.asked.kind === 'place' ? placeOf(given.asked.value, ap) : fraction(1)
    if (!place) return 'All terms of this AP are equal.'
    return isInteger(place) && sign(place) > 0 ? null : 'No term of this AP has that value: check what you typed.'
  },
  solve: (given) => {
    const ap = solved(given)
    if (!ap) throw new Error('fromRelations: the AP is not fixed')
    const { asked } = given
    const lines = linesTo(given, ap)
    switch (asked.kind) {
      case 'value': {
        const value = valueOf(asked.form, ap)
        const put = `${formTex(asked.form)}`
        return {
          lines: [
            ...lines,
            earns(1, says`So ${chain(asked.form.tex, ...(put === asked.form.tex ? [] : [put]), shown(value))}`),
          ],
          key: toText(value),
        }
      }
      case 'place': {
        const place = placeOf(asked.value, ap) ?? zero
        return {
          lines: [
            ...lines,
            line(
              'condition',
              `$a + (n - 1)d = ${shown(asked.value)}$ gives $(n - 1) \\times ${sign(ap.d) < 0 ? `(${shown(ap.d)})` : shown(ap.d)} = ${shown(add(asked.value, negate(ap.a)))}$`,
            ),
            earns(1, says`So ${chain('n', shown(place))}`),
          ],
          key: toText(place),
        }
      }
      case 'first terms': {
        const terms = Array.from({ length: asked.count }, (_, k) => add(ap.a, multiply(fraction(k), ap.d)))
        return {
          lines: [...lines, earns(1, `So the AP begins $${terms.map(shown).join(', ')}$`)],
          key: terms.map(toText).join(', '),
        }
      }
      case 'a and d':
        return {
          lines: [...lines, says`Hence ${chain('a', shown(ap.a))} and ${chain('d', shown(ap.d))}.`],
          key: `a = ${toText(ap.a)}, d = ${toText(ap.d)}`,
        }
      default:
        return asked satisfies never
    }
  },
})
