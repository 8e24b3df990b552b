import { lettersTex, quotientTex, quotientText } from '../pieces/letters-sum'
import { worked } from '../solution'
import { fraction, multiply, subtract, type Fraction } from '../../maths'
import { polynomialRoot } from '../../maths/polynomial-division'
import { equals, over, type Quotient } from '../../maths/quotient'
import { proportion } from '../../maths/sum-ratio'
import { exactRoot, squareRoot } from '../../maths/sum-root'
import * as sums from '../../maths/sum'
import type { Sum } from '../../maths/sum'

/** A quadratic in x whose numbers hold other letters, or roots. */
export interface Given {
  readonly x: string
  readonly coefficients: readonly [Sum, Sum, Sum]
  readonly asked:
    | 'roots'
    | 'zeroes'
    /** It has equal roots: what the root is. */
    | 'equal root'
    /** It has equal roots: one of its letters by the others. */
    | { readonly letter: string }
    /** Where this is not zero, it has no real roots. */
    | { readonly none: Sum; readonly said: string }
    /** Whatever the letters are, its roots are so. */
    | { readonly always: 'distinct' | 'real' }
    /** It has equal roots: then all of these are zero, or the one or the other of them. */
    | { readonly prove: readonly { readonly zero: Sum; readonly said: string }[] }
  /** The zeroes are to be checked by the coefficients. */
  readonly check?: true
}

const budget = () => sums.newBudget()
const times = (a: Sum, b: Sum): Sum => sums.multiply(a, b, budget())
const number = (n: number): Sum => sums.constant(fraction(n))

const discriminant = ([a, b, c]: Given['coefficients']): Sum =>
  sums.subtract(times(b, b), times(number(4), times(a, c)), budget())

/** √(p + q√n) as the difference or the sum of two roots; null where it is none. */
function surdRoot(square: Sum): Sum | null {
  if (sums.lettersOf(square).size > 0 || square.size !== 2) return null
  const terms = [...square.values()]
  const [plain, root] = [terms.find(({ radicand }) => radicand === 1n), terms.find(({ radicand }) => radicand !== 1n)]
  if (!plain || !root) return null
  const p = plain.coefficient
  const under = subtract(
    multiply(p, p),
    multiply(multiply(root.coefficient, root.coefficient), fraction(root.radicand)),
  )
  const gap = under.n >= 0n ? exactRoot(under, 2) : null
  if (!gap) return null
  const half = fraction(1, 2)
  const [s, t]: readonly Fraction[] = [
    multiply(half, { n: p.n * gap.d + gap.n * p.d, d: p.d * gap.d }),
    multiply(half, { n: p.n * gap.d - gap.n * p.d, d: p.d * gap.d }),
  ]
  if (!s || !t || s.n < 0n || t.n < 0n) return null
  const [one, two] = [squareRoot(fraction(s.n, s.d), budget()), squareRoot(fraction(t.n, t.d), budget())]
  return root.coefficient.n < 0n ? sums.subtract(one, two, budget()) : sums.add(one, two, budget())
}

const rootOf = (square: Sum): Sum | null =>
  sums.isZero(square)
    ? square
    : sums.isRational(square)
      ? (polynomialRoot(square, budget()) ?? rationalRoot(square))
      : surdRoot(square)

/** √5, where no letter is left in it. */
function rationalRoot(square: Sum): Sum | null {
  const value = sums.rationalOf(square)
  return value && value.n > 0n ? squareRoot(value, budget()) : null
}

const rootsOf = ([a, b]: Given['coefficients'], root: Sum): readonly [Quotient, Quotient] => {
  const bottom = times(number(2), a)
  const minus = sums.negate(b)
  return [
    over(sums.add(minus, root, budget()), bottom, budget()),
    over(sums.subtract(minus, root, budget()), bottom, budget()),
  ]
}

/** What stands with a power of a letter. */
const partOf = (sum: Sum, letter: string, power: number): Sum =>
  sums.collect(
    [...sum.values()]
      .filter(({ powers }) => (powers.find(([name]) => name === letter)?.[1] ?? 0) === power)
      .map((term) => ({ ...term, powers: term.powers.filter(([name]) => name !== letter) })),
    budget(),
  )

/** D as Pv + Q in one of its letters; null where it has a higher power. */
function linearIn(sum: Sum, letter: string): { readonly p: Sum; readonly q: Sum } | null {
  const powerOf = (powers: readonly (readonly [string, number])[]) => powers.find(([name]) => name === letter)?.[1] ?? 0
  if ([...sum.values()].some(({ powers }) => powerOf(powers) > 1)) return null
  const [p, q] = [partOf(sum, letter, 1), partOf(sum, letter, 0)]
  return sums.isZero(p) ? null : { p, q }
}

/** The values of a letter for which D is zero, where D is linear in it or a quadratic of rational numbers; one that leaves no x² is none. */
function valuesOf(
  d: Sum,
  [a]: Given['coefficients'],
  letter: string,
): { readonly kept: readonly Quotient[]; readonly isLess: boolean } | null {
  const linear = linearIn(d, letter)
  if (linear) return { kept: [over(sums.negate(linear.q), linear.p, budget())], isLess: false }
  const [p, q, r] = [2, 1, 0].map((power) => sums.rationalOf(partOf(d, letter, power)))
  if (!p || !q || !r || p.n === 0n || [...d.values()].some(({ powers }) => powers.some(([, n]) => n > 2))) return null
  const under = subtract(multiply(q, q), multiply(fraction(4), multiply(p, r)))
  if (under.n < 0n) return null
  const root = squareRoot(under, budget())
  const minus = sums.constant(multiply(fraction(-1), q))
  const twice = sums.constant(multiply(fraction(2), p))
  const both = [sums.add(minus, root, budget()), sums.subtract(minus, root, budget())]
  const values = (under.n === 0n ? both.slice(0, 1) : both).map((top) => over(top, twice, budget()))
  const lead = linearIn(a, letter)
  const zero = lead && over(sums.negate(lead.q), lead.p, budget())
  const kept = values.filter((value) => !zero || !equals(value, zero, budget()))
  return kept.length > 0 ? { kept, isLess: kept.length < values.length } : null
}

/** A sum of squares, and the least that it can be; null where it is not seen to be one. */
function squaresOf(sum: Sum): { readonly shown: string; readonly least: Fraction } | null {
  if (!sums.isRational(sum)) return null
  const plain = sums.rationalOf(sum)
  const root = polynomialRoot(sum, budget())
  if (plain) return plain.n < 0n ? null : { shown: lettersTex(sum), least: plain }
  if (root) return { shown: `(${lettersTex(root)})^2`, least: fraction(0) }
  const isSquared = [...sum.values()].every(
    ({ coefficient, powers }) => coefficient.n > 0n && powers.every(([, power]) => power > 0 && power % 2 === 0),
  )
  const [name = ''] = sums.lettersOf(sum)
  // the part with the first letter is completed to a square
  const p = sums.rationalOf(partOf(sum, name, 2))
  const q = partOf(sum, name, 1)
  if (isSquared)
    return {
      shown: lettersTex(sum),
      least: [...sum.values()].find(({ powers }) => powers.length === 0)?.coefficient ?? fraction(0),
    }
  if (
    !p ||
    p.n <= 0n ||
    [...sum.values()].some(({ powers }) => powers.some(([one, power]) => one === name && power > 2))
  )
    return null
  const base = sums.add(sums.letter(name), times(sums.constant(fraction(p.d, 2n * p.n)), q), budget())
  const lead = sums.constant(p)
  const rest = squaresOf(sums.subtract(sum, times(lead, times(base, base)), budget()))
  if (!rest) return null
  const square = `${p.n === p.d ? '' : lettersTex(lead)}${base.size > 1 ? `(${lettersTex(base)})` : lettersTex(base)}^2`
  return { shown: `${square} + ${rest.shown}`, least: rest.least }
}

type Prove = Extract<Given['asked'], { readonly prove: unknown }>

/** The number by which D is the product, or its square. */
function proportionTo(d: Sum, { prove }: Prove): { readonly by: Fraction; readonly square: boolean } | null {
  const product = prove.reduce<Sum>((so, { zero }) => times(so, zero), sums.unity)
  const plain = proportion(product, d)
  if (plain) return { by: plain, square: false }
  const squared = proportion(times(product, product), d)
  return squared && { by: squared, square: true }
}

/** The sum and the product of the zeroes beside the coefficients. */
function checkLines([a, b, c]: Given['coefficients'], zeroes: readonly [string, string]): readonly string[] {
  const [sum, product] = [quotientTex(over(sums.negate(b), a, budget())), quotientTex(over(c, a, budget()))]
  const [one, two] = zeroes
  const top = b.size > 1 ? `(${lettersTex(b)})` : lettersTex(b)
  return [
    `Sum of the zeroes: $${one} + \\left(${two}\\right) = ${sum}$, and $-\\frac{b}{a} = -\\frac{${top}}{${lettersTex(a)}} = ${sum}$`,
    `Product of the zeroes: $\\left(${one}\\right)\\left(${two}\\right) = ${product}$, and $\\frac{c}{a} = \\frac{${lettersTex(c)}}{${lettersTex(a)}} = ${product}$`,
    'Both agree with the coefficients.',
  ]
}

const bracketed = (sum: Sum): string => `(${lettersTex(sum)})`

/** E.g. "If (1 + m²)x² + 2mcx + c² − a² = 0 has equal roots, prove that c² = a²(1 + m²)." "Solve p²x² + (p² − q²)x − q² = 0." */
export const inLetters = worked<Given>({
  id: 'in-letters',
  archetype: 'qe-letter-solve',
  objection: ({ coefficients, asked }) => {
    const d = discriminant(coefficients)
    if (asked === 'equal root') return null
    if (asked === 'roots' || asked === 'zeroes')
      return rootOf(d) ? null : 'The discriminant is no perfect square: I can write the roots by the formula only.'
    if ('letter' in asked)
      return valuesOf(d, coefficients, asked.letter) ? null : 'That letter stands there in more than one power.'
    if ('none' in asked) {
      const by = proportion(times(asked.none, asked.none), d)
      return by && by.n < 0n ? null : 'The discriminant is not seen to be negative.'
    }
    if ('always' in asked) {
      const least = sums.rationalOf(coefficients[0]) ? squaresOf(d)?.least.n : undefined
      return least !== undefined && (least > 0n || asked.always === 'real')
        ? null
        : 'The discriminant is not seen to be positive for all values.'
    }
    return proportionTo(d, asked) ? null : 'That does not follow from equal roots alone.'
  },
  solve: ({ x, coefficients, asked, check }) => {
    const [a, b, c] = coefficients
    const d = discriminant(coefficients)
    const first = `Here the coefficient of $${x}^2$ is $${lettersTex(a)}$, that of $${x}$ is $${lettersTex(b)}$, and the constant term is $${lettersTex(c)}$`
    const written = `D = ${bracketed(b)}^2 - 4 ${bracketed(a)}${bracketed(c)} = ${lettersTex(d)}`
    if (asked === 'roots' || asked === 'zeroes') {
      const root = rootOf(d) ?? d
      const [one, two] = rootsOf(coefficients, root)
      const [shown, other] = [quotientTex(one), quotientTex(two)]
      const isOne = shown === other
      return {
        lines: [
          first,
          `$${written}${sums.isZero(d) ? '' : ` = (${lettersTex(root)})^2`}$`,
          `By the quadratic formula, $${x} = \\frac{-b \\pm \\sqrt{D}}{2a} = \\frac{${lettersTex(sums.negate(b))} \\pm (${lettersTex(root)})}{${lettersTex(times(number(2), a))}}$`,
          isOne ? `So both ${asked} are $${shown}$` : `So $${x} = ${shown}$ or $${x} = ${other}$`,
          ...(check ? checkLines(coefficients, [shown, other]) : []),
        ],
        key: isOne ? quotientText(one) : `${quotientText(one)}, ${quotientText(two)}`,
      }
    }
    if (typeof asked === 'object' && 'none' in asked) {
      const by = proportion(times(asked.none, asked.none), d) ?? fraction(-1)
      return {
        lines: [
          first,
          `$${written} = ${by.n === -by.d ? '-' : lettersTex(sums.constant(by))}(${lettersTex(asked.none)})^2$`,
          `Since $${asked.said}$, the square is positive, so $D < 0$.`,
          'Hence the equation has no real roots.',
        ],
        key: 'proved',
      }
    }
    const equal = 'For equal roots the discriminant is zero: $D = 0$'
    if (typeof asked === 'object' && 'always' in asked) {
      const { shown = '', least = fraction(0) } = squaresOf(d) ?? {}
      const bound = least.n > 0n ? `${lettersTex(sums.constant(least))} > 0` : '0'
      return {
        lines: [
          first,
          `$${written}${shown === lettersTex(d) ? '' : ` = ${shown}`}$`,
          `The square of a real number is never negative, so $D \\ge ${bound}$ whatever the ${sums.lettersOf(d).size > 1 ? 'letters are' : 'letter is'}.`,
          `Hence the roots are always real${asked.always === 'distinct' ? ' and distinct' : ''}.`,
        ],
        key: 'proved',
      }
    }
    if (asked === 'equal root') {
      const value = over(sums.negate(b), times(number(2), a), budget())
      return {
        lines: [
          first,
          equal,
          `Then $${x} = \\frac{-b \\pm 0}{2a} = ${quotientTex(value)}$, so each root is $${quotientTex(value)}$`,
        ],
        key: quotientText(value),
      }
    }
    if ('letter' in asked) {
      const { kept = [], isLess = false } = valuesOf(d, coefficients, asked.letter) ?? {}
      const shown = kept.map((value) => `$${asked.letter} = ${quotientTex(value)}$`).join(' or ')
      return {
        lines: [
          first,
          equal,
          `$${written}$`,
          `$${lettersTex(d)} = 0$ gives ${shown}${isLess ? `, as the coefficient of $${x}^2$ is not zero` : ''}`,
        ],
        key: kept.map(quotientText).join(', '),
      }
    }
    const { by, square } = proportionTo(d, asked) ?? { by: fraction(1), square: false }
    const factor = by.n === by.d ? '' : by.n === -by.d ? '-' : lettersTex(sums.constant(by))
    const product = asked.prove.map(({ zero }) => `(${lettersTex(zero)})${square ? '^2' : ''}`).join('')
    return {
      lines: [
        first,
        equal,
        `$${written} = ${factor}${product}$`,
        `So $${product} = 0$, that is, ${asked.prove.map(({ zero }) => `$${lettersTex(zero)} = 0$`).join(' or ')}`,
        `Hence ${asked.prove.map(({ said }) => `$${said}$`).join(' or ')}`,
      ],
      key: 'proved',
    }
  },
})
