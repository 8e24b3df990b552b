import {
  add,
  divide,
  fraction,
  multiply,
  polynomialTex,
  sign,
  squared,
  subtract,
  toTex,
  toText,
  valueAt,
  type Fraction,
} from '../../maths'
import { earns, line } from '../line'
import { worked } from '../solution'
import { exactRoot } from './pieces/root'
import { bigGcd } from '../../maths/integer'

/** A polynomial, its highest power first. */
type Row = readonly Fraction[]

/** A term over another polynomial; [1] where it has no denominator. */
export interface TermInLetter {
  readonly top: Row
  readonly bottom: Row
}

export interface Given {
  readonly letter: string
  readonly terms: readonly [TermInLetter, TermInLetter, TermInLetter]
}

const zero = fraction(0)

function times(a: Row, b: Row): Row {
  const out = Array.from({ length: a.length + b.length - 1 }, () => zero)
  a.forEach((x, i) => b.forEach((y, j) => (out[i + j] = add(out[i + j] ?? zero, multiply(x, y)))))
  return out
}

function less(a: Row, b: Row): Row {
  const size = Math.max(a.length, b.length)
  const at = (row: Row, place: number): Fraction => row[row.length - size + place] ?? zero
  return Array.from({ length: size }, (_, place) => subtract(at(a, place), at(b, place)))
}

const trimmed = (row: Row): Row => {
  const first = row.findIndex((value) => value.n !== 0n)
  return first < 0 ? [] : row.slice(first)
}

/** 2b - (a + c), cleared of denominators. */
function differenceOf({ terms: [a, b, c] }: Given): Row {
  const twice = times([fraction(2)], times(b.top, times(a.bottom, c.bottom)))
  const [first, third] = [times(a.top, times(b.bottom, c.bottom)), times(c.top, times(a.bottom, b.bottom))]
  return trimmed(less(less(twice, first), third))
}

/** The rational roots of a polynomial of degree one or two; null where they are not rational. */
function rootsOf(row: Row): readonly Fraction[] | null {
  const [a, b, c] = row
  if (a && b && row.length === 2) return [divide(subtract(zero, b), a)]
  if (!a || !b || !c || row.length !== 3) return null
  const root = exactRoot(subtract(squared(b), multiply(fraction(4), multiply(a, c))))
  if (!root) return null
  const both = [subtract(subtract(zero, b), root), add(subtract(zero, b), root)].map((top) =>
    divide(top, multiply(fraction(2), a)),
  )
  return root.n === 0n ? both.slice(1) : both
}

const isPossible = ({ terms }: Given, value: Fraction): boolean =>
  terms.every(({ bottom }) => valueAt(bottom, value).n !== 0n)

const answersOf = (given: Given): readonly Fraction[] =>
  (rootsOf(differenceOf(given)) ?? []).filter((value) => isPossible(given, value))

const isPlain = ({ terms }: Given): boolean => terms.every(({ bottom }) => bottom.length === 1)

function termTex({ top, bottom }: TermInLetter, letter: string): string {
  const over = polynomialTex(top, letter)
  return bottom.length === 1 ? over : `\\frac{${over}}{${polynomialTex(bottom, letter)}}`
}

/** With no common factor and a positive first coefficient. */
function reduced(row: Row): Row {
  const common = row.reduce((so, { n, d }) => ({ n: bigGcd(so.n, n), d: (so.d * d) / bigGcd(so.d, d) }), {
    n: 0n,
    d: 1n,
  })
  const first = row[0]
  const by = fraction(common.d * (first && sign(first) < 0 ? -1n : 1n), common.n === 0n ? 1n : common.n)
  return row.map((value) => multiply(value, by))
}

/** E.g. "Find k so that k² + 4k + 8, 2k² + 3k + 6 and 3k² + 4k + 4 are three consecutive terms of an AP." */
export const threeTermsInALetter = worked<Given>({
  id: 'three-terms-in-a-letter',
  archetype: 'ap-missing-terms',
  objection: (given) => {
    const row = differenceOf(given)
    if (row.length === 0) return 'These three are in AP for every value of the letter.'
    if (row.length === 1) return 'These three are in AP for no value of the letter: check what you typed.'
    if (!rootsOf(row)) return 'The value of the letter is no rational number here: check what you typed.'
    return answersOf(given).length > 0
      ? null
      : 'For the value that comes out a denominator is $0$: check what you typed.'
  },
  solve: (given) => {
    const { letter, terms } = given
    const [a, b, c] = terms.map((term) => termTex(term, letter))
    const row = reduced(differenceOf(given))
    const roots = rootsOf(row) ?? []
    const answers = answersOf(given)
    const twice = isPlain(given) ? `2(${b ?? ''})` : `2 \\times ${b ?? ''}`
    const sum = isPlain(given) ? `(${a ?? ''}) + (${c ?? ''})` : `${a ?? ''} + ${c ?? ''}`
    const values = (all: readonly Fraction[]) => all.map((value) => `$${letter} = ${toTex(value)}$`).join(' or ')
    return {
      lines: [
        'Three numbers are in AP where twice the middle one is the sum of the other two.',
        earns(1, `$${twice} = ${sum}$`, 'condition'),
        line(
          'equation',
          `${isPlain(given) ? 'Bringing all to one side' : 'Multiplying by the denominators and bringing all to one side'}: $${polynomialTex(row, letter)} = 0$`,
        ),
        earns(1, `So ${values(roots)}.`, 'roots'),
        ...(answers.length < roots.length
          ? [`For ${values(roots.filter((value) => !isPossible(given, value)))} a denominator would be $0$.`]
          : []),
        `Hence ${values(answers)}.`,
      ],
      key: answers.map(toText).join(', '),
    }
  },
})
