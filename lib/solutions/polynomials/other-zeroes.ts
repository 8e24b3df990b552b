import {
  add,
  divide,
  equals as same,
  fraction,
  isSquare,
  multiply,
  negate,
  polynomialTex,
  simplifyRoot,
  subtract,
  toTex,
  toText,
  valueAt,
  zero,
  type Fraction,
} from '../../maths'
import { chain, says } from '../claim'
import { line, type Step } from '../line'
import { worked } from '../solution'

/** A polynomial of the third or fourth degree of which some zeroes are told, or how its three zeroes are related. */
export interface Given {
  /** Highest power first. */
  readonly coefficients: readonly Fraction[]
  readonly letter: string
  readonly known: readonly Fraction[]
  /** √n and −√n are zeroes. */
  readonly root?: number
  /** The known ones are asked for too. */
  readonly all?: true
  /** The zeroes are a − b, a and a + b. */
  readonly row?: readonly [a: string, b: string]
}

/** By x − r, where it comes out. */
function byLinear(coefficients: readonly Fraction[], r: Fraction): readonly Fraction[] | null {
  const out: Fraction[] = []
  for (const one of coefficients) out.push(add(one, multiply(out.at(-1) ?? zero, r)))
  const rest = out.pop()
  return rest?.n === 0n ? out : null
}

/** By x² − n, where it comes out. */
function bySquareLess(coefficients: readonly Fraction[], n: number): readonly Fraction[] | null {
  const out: Fraction[] = []
  for (const [at, one] of coefficients.entries()) out.push(add(one, multiply(out[at - 2] ?? zero, fraction(n))))
  return out.splice(-2).every((rest) => rest.n === 0n) ? out : null
}

/** What is left when all that is known is divided out; null where one of them is no zero. */
function quotientOf({ coefficients, known, root }: Given): readonly Fraction[] | null {
  let left: readonly Fraction[] | null = coefficients
  if (root !== undefined) left = bySquareLess(left, root)
  for (const one of known) left = left && byLinear(left, one)
  return left
}

/** A number p + q√n as it is printed. */
interface Zero {
  readonly tex: string
  readonly text: string
}

/** √(n/d) as k√m. */
function rootOf({ n, d }: Fraction): Zero & { readonly rational?: Fraction } {
  const { outside, inside } = simplifyRoot(Number(n * d))
  const by = fraction(outside, d)
  if (inside === 1) return { tex: toTex(by), text: toText(by), rational: by }
  const [top, bottom] = [by.n === 1n ? '' : `${by.n}`, by.d === 1n ? '' : `/${by.d}`]
  const tex = `${top}\\sqrt{${inside}}`
  return { tex: by.d === 1n ? tex : `\\frac{${tex}}{${by.d}}`, text: `${top}√${inside}${bottom}` }
}

const shown = (value: Fraction): Zero => ({ tex: toTex(value), text: toText(value) })

/** The zeroes of what is left, of the first or second degree; null where they are not real. */
function zeroesOf(left: readonly Fraction[]): readonly Zero[] | null {
  const [a = zero, b = zero, c = zero] = left
  if (left.length === 2) return [shown(divide(negate(b), a))]
  const d = subtract(multiply(b, b), multiply(fraction(4), multiply(a, c)))
  if (left.length !== 3 || d.n < 0n) return null
  const [middle, half] = [divide(negate(b), multiply(fraction(2), a)), divide(d, multiply(fraction(4), multiply(a, a)))]
  const root = rootOf(half)
  if (root.rational) {
    const both = [add(middle, root.rational), subtract(middle, root.rational)]
    return (same(both[0] ?? zero, both[1] ?? zero) ? both.slice(1) : both).map(shown)
  }
  const start = middle.n === 0n ? { tex: '', text: '' } : { tex: `${toTex(middle)} `, text: `${toText(middle)} ` }
  return ['+', '-'].map((sign) => {
    const joint = start.tex === '' ? (sign === '-' ? '-' : '') : `${sign} `
    return { tex: `${start.tex}${joint}${root.tex}`, text: `${start.text}${joint}${root.text}` }
  })
}

/** The middle zero and the square of the step between them, where there are such. */
function rowOf({ coefficients }: Given) {
  const [a = zero, b = zero, c = zero, d = zero] = coefficients
  const middle = divide(negate(b), multiply(fraction(3), a))
  const square = subtract(multiply(fraction(3), multiply(middle, middle)), divide(c, a))
  return { middle, square, isSo: valueAt([a, b, c, d], middle).n === 0n && square.n >= 0n }
}

const less = (letter: string, value: Fraction): string => polynomialTex([1, negate(value)], letter)

const bracketed = (tex: string): string => (/^-|[+]| - /.test(tex) ? `(${tex})` : tex)

function rowLines(given: Given, [a, b]: readonly [string, string]) {
  const { middle, square } = rowOf(given)
  const [lead = zero, second = zero, third = zero] = given.coefficients
  const [sum, pairs] = [divide(negate(second), lead), divide(third, lead)]
  const m = toTex(middle)
  const root = rootOf(square)
  return {
    lines: [
      line(
        'sum',
        says`Sum of the zeroes: ${chain(`(${a} - ${b}) + ${a} + (${a} + ${b})`, `3${a}`, toTex(sum))}, so ${chain(a, m)}`,
      ),
      line(
        'pairs',
        says`Sum of their products two at a time: ${chain(`${a}(${a} - ${b}) + ${a}(${a} + ${b}) + (${a} - ${b})(${a} + ${b})`, `3${a}^2 - ${b}^2`, toTex(pairs))}`,
      ),
      says`${chain(`${b}^2`, `3 \\times ${bracketed(m)}^2 - ${bracketed(toTex(pairs))}`, toTex(square))}`,
      square.n === 0n ? says`${chain(b, '0')}` : `$${b} = \\pm ${root.tex}$`,
    ],
    key: `${a} = ${toText(middle)}, ${b} = ${square.n === 0n ? '0' : `±${root.text}`}`,
  }
}

/** E.g. "√5 and −√5 are zeroes of x³ + 3x² − 5x − 15. Find the third zero." */
export const otherZeroes = worked<Given>({
  id: 'other-zeroes',
  archetype: 'poly-zeroes-integer',
  objection: (given) => {
    const { coefficients, root, row } = given
    if (coefficients.some(({ n, d }) => n > 10_000n || n < -10_000n || d > 100n)) return 'These numbers are too large.'
    if (row) return coefficients.length === 4 && rowOf(given).isSo ? null : 'The zeroes are not related in that way.'
    if (root !== undefined && (root < 2 || isSquare(root))) return 'Give the zeroes without a root sign.'
    const left = quotientOf(given)
    if (!left) return 'Not all of these are zeroes of the polynomial: put each of them in to see.'
    return zeroesOf(left) ? null : 'The other factor has no real zeroes.'
  },
  solve: (given) => {
    const { coefficients, letter, known, root, all, row } = given
    if (row) return rowLines(given, row)
    const left = quotientOf(given) ?? []
    const found = zeroesOf(left) ?? []
    const shownLeft = polynomialTex(left, letter)
    const factors = [
      ...(root === undefined ? [] : [`(${letter}^2 - ${root})`]),
      ...known.map((one) => (one.n === 0n ? letter : `(${less(letter, one)})`)),
    ].join('')
    const named = [
      ...(root === undefined ? [] : [`\\sqrt{${root}}`, `-\\sqrt{${root}}`]),
      ...known.map((one) => toTex(one)),
    ]
    const opening: readonly Step[] = [
      ...(root === undefined
        ? []
        : [
            says`$${`\\sqrt{${root}}`}$ and $${`-\\sqrt{${root}}`}$ are zeroes, so ${chain(`(${letter} - \\sqrt{${root}})(${letter} + \\sqrt{${root}})`, `${letter}^2 - ${root}`)} is a factor`,
          ]),
      ...(known.length === 0
        ? []
        : [
            `${known.length > 1 ? 'As these are zeroes' : `As $${named.at(-1) ?? ''}$ is a zero`}, $${known.map((one) => (one.n === 0n ? letter : `(${less(letter, one)})`)).join('')}$ is a factor`,
          ]),
    ]
    const own = all
      ? [
          ...(root === undefined
            ? []
            : [
                { tex: `\\sqrt{${root}}`, text: `√${root}` },
                { tex: `-\\sqrt{${root}}`, text: `-√${root}` },
              ]),
          ...known.map(shown),
        ]
      : []
    return {
      lines: [
        ...opening,
        line(
          'divided',
          says`Dividing by it, ${chain(polynomialTex(coefficients, letter), `${factors}(${shownLeft})`)}`,
        ),
        says`The other factor is zero where ${chain(shownLeft, '0')}`,
        `So $${letter} = ${found.map(({ tex }) => tex).join('$ or $')}$`,
      ],
      key: [...own, ...found].map(({ text }) => text).join(', '),
    }
  },
})
