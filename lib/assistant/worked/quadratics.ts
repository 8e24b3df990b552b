import { fraction, negate, toTex, toText } from '../../maths/fraction'
import { gcd, isSquare } from '../../maths/integer'
import { polynomialTex, polynomialText } from '../../maths/polynomial'
import { surd, surdTex, surdText } from '../../maths/surd'
import { bracketed } from '../../maths/terms'
import { rule, type Rule, type Said } from '../rule'
import { quadraticIn, type QuadraticIn } from './polynomial-in'

const largest = 100_000

const whenAsked = (words: RegExp) => (text: string) => {
  const found = words.test(text) ? quadraticIn(text) : null
  return found && Math.max(Math.abs(found.a), Math.abs(found.b), Math.abs(found.c)) <= largest ? found : null
}

const discriminantOf = ({ a, b, c }: QuadraticIn): number => b * b - 4 * a * c

const nature = (d: number): string =>
  d > 0 ? 'two distinct real roots' : d === 0 ? 'two equal real roots' : 'no real roots'

function discriminantLines({ a, b, c, letter }: QuadraticIn): readonly string[] {
  const d = discriminantOf({ a, b, c, letter })
  return [
    `Compare $${polynomialTex([a, b, c], letter)} = 0$ with $a${letter}^2 + b${letter} + c = 0$: $a = ${a}$, $b = ${b}$, $c = ${c}$.`,
    `$D = b^2 - 4ac = ${bracketed(b)}^2 - 4 \\times ${bracketed(a)} \\times ${bracketed(c)} = ${d}$`,
  ]
}

export const discriminant: Rule = rule({
  id: 'discriminant-of',
  examples: ['discriminant of x² − 5x + 6', 'find the discriminant of 2x^2 + 3x - 1 = 0'],
  match: whenAsked(/discriminant/),
  reply: (quadratic) => {
    const d = discriminantOf(quadratic)
    const sign = d > 0 ? 'positive' : d === 0 ? 'zero' : 'negative'
    return {
      text: [
        ...discriminantLines(quadratic),
        `D is ${sign}, so the equation has ${nature(d)}.`,
        `Discriminant = ${d}`,
      ].join('\n'),
      answer: `${d}`,
    }
  },
})

export const natureOfRoots: Rule = rule({
  id: 'nature-of-roots-of',
  examples: ['nature of the roots of 2x² − 4x + 3 = 0', 'Does x^2 + x + 1 = 0 have real roots?'],
  match: whenAsked(/nature|real roots|equal roots/),
  reply: (quadratic) => {
    const d = discriminantOf(quadratic)
    const reason = d > 0 ? '$D > 0$' : d === 0 ? '$D = 0$' : '$D < 0$'
    return {
      text: [...discriminantLines(quadratic), `${reason}, so there are ${nature(d)}`].join('\n'),
      answer: nature(d),
    }
  },
})

export const sumAndProduct: Rule = rule({
  id: 'sum-and-product-of',
  examples: ['sum and product of the zeroes of x² − 5x + 6', 'sum of roots of 2x^2 - 7x + 3 = 0'],
  match: (text) => {
    const quadratic = whenAsked(/\b(?:sum|product)\b.*\b(?:zeroes|zeros|roots)\b/)(text)
    return quadratic && { quadratic, sum: /\bsum\b/.test(text), product: /\bproduct\b/.test(text) }
  },
  reply: ({ quadratic: { a, b, c, letter }, sum, product }) => {
    const s = negate(fraction(b, a))
    const p = fraction(c, a)
    const answer = sum && product ? `sum = ${toText(s)}, product = ${toText(p)}` : toText(sum ? s : p)
    const lines = [
      `In $${polynomialTex([a, b, c], letter)}$ we have $a = ${a}$, $b = ${b}$, $c = ${c}$.`,
      ...(sum ? [`Sum of the zeroes $= -\\frac{b}{a} = ${toTex(s)}$`] : []),
      ...(product ? [`Product of the zeroes $= \\frac{c}{a} = ${toTex(p)}$`] : []),
    ]
    return { text: [...lines, sum && product ? answer : `Answer: ${answer}`].join('\n'), answer }
  },
})

export const factors: Rule = rule({
  id: 'factors-of',
  examples: ['factorise x^2 - 5x + 6', 'Factorise 6x² - 7x - 3'],
  match: (text) => {
    const found = /solve|roots?\b|zeroe?s?\b|=|equation/.test(text) ? null : whenAsked(/factoris/)(text)
    return found && isSquare(discriminantOf(found)) ? found : null
  },
  reply: (quadratic) => {
    const { a, b, c, letter } = quadratic
    const root = Math.sqrt(discriminantOf(quadratic))
    const zeroes = [fraction(-b + root, 2 * a), fraction(-b - root, 2 * a)]
    const brackets = zeroes.map(({ n, d }) => `(${polynomialText([Number(d), -Number(n)], letter)})`)
    const outside = zeroes.reduce((rest, { d }) => rest / Number(d), a)
    const lead = outside === 1 ? '' : outside === -1 ? '-' : `${outside}`
    const answer = `${lead}${brackets.join('')}`
    const [p, q] = [(b + root) / 2, (b - root) / 2]
    const split = `Split the middle term: two numbers with the sum $${b}$ and the product $ac = ${a * c}$ are $${p}$ and $${q}$.`
    return { text: `${split}\n$${polynomialTex([a, b, c], letter)}$ = ${answer}`, answer }
  },
})

export const roots: Rule = rule({
  id: 'roots-of',
  examples: [
    'Solve x^2 - 5x + 6 = 0',
    'find the roots of 2x² − 7x + 3 = 0',
    'zeroes of x^2 - 2x - 8',
    'x^2 - 4x + 1 = 0',
  ],
  match: (text) =>
    whenAsked(/solve|roots?\b|zeroe?s?\b|factoris|quadratic formula|solution/)(text) ??
    (/^[^=]*=\s*0$/.test(text) && !/[a-z]{3}/.test(text) ? whenAsked(/\^2/)(text) : null),
  reply: solved,
})

function solved(quadratic: QuadraticIn): Said {
  const { a, b, letter } = quadratic
  const d = discriminantOf(quadratic)
  const lines = discriminantLines(quadratic)
  if (d < 0)
    return {
      text: [...lines, '$D < 0$ and no real number has a negative square, so there are no real roots'].join('\n'),
      answer: 'no real roots',
    }
  const formula = `$${letter} = \\frac{-b \\pm \\sqrt{D}}{2a} = \\frac{${-b} \\pm \\sqrt{${d}}}{${2 * a}}$`
  if (isSquare(d)) {
    const root = Math.sqrt(d)
    const values = [...new Set([toText(fraction(-b + root, 2 * a)), toText(fraction(-b - root, 2 * a))])]
    const equal = values.length === 1 ? 'The two roots are equal.\n' : ''
    return {
      text: [...lines, formula, `${equal}${letter} = ${values.join(', ')}`].join('\n'),
      answer: values.join(', '),
    }
  }
  const { tex, text } = surdRoots(-b, d, 2 * a)
  return {
    text: [
      ...lines,
      formula,
      ...(formula.endsWith(`${tex}$`) ? [] : [`In lowest terms: $${letter} = ${tex}$`]),
      `${letter} = ${text}`,
    ].join('\n'),
    answer: text,
  }
}

/** (p ± √d)/q in lowest terms with a positive denominator. */
function surdRoots(p: number, d: number, q: number): { readonly tex: string; readonly text: string } {
  const { coefficient, radicand } = surd(1, d)
  const outside = Number(coefficient.n)
  const common = gcd(p, outside, q) * Math.sign(q)
  const [top, size, bottom] = [p / common, Math.abs(outside / common), q / common]
  const root = surd(size, radicand)
  if (top === 0) {
    const one = surdText({ coefficient: fraction(size, bottom), radicand })
    return { tex: `\\pm ${surdTex({ coefficient: fraction(size, bottom), radicand })}`, text: `${one}, -${one}` }
  }
  const text = `${top} ± ${surdText(root)}`
  const tex = `${top} \\pm ${surdTex(root)}`
  return { tex: bottom === 1 ? tex : `\\frac{${tex}}{${bottom}}`, text: bottom === 1 ? text : `(${text})/${bottom}` }
}
