import {
  measured,
  ofDegreesTex,
  ratioAt,
  ratioNames,
  squareOf,
  standardAngles,
  valueTex,
  type RatioName,
  type StandardAngle,
} from './ratio'
import {
  add,
  divide,
  equals,
  fraction,
  multiply,
  one,
  sign,
  subtract,
  sumTex,
  toTex,
  toText,
  zero,
  type Fraction,
  type Term,
} from '../../maths'
import { distinctSlips } from '../distinct-slips'
import { template } from '../template'
import type { Random } from '../../random'

interface Factor {
  readonly name: RatioName
  readonly angle: StandardAngle
}

/** A whole multiple of a product of two ratios with a rational value; a square when the two are the same. */
interface Product {
  readonly times: number
  readonly first: Factor
  readonly second: Factor
}

const isOneSquare = ({ first, second }: Product): boolean => first.name === second.name && first.angle === second.angle

/** tan 45° cot 45° would be "1 × 1". */
const isOnes = ({ first, second }: Product): boolean =>
  valueTex(first.name, first.angle) === '1' && valueTex(second.name, second.angle) === '1'

const exactRoot = (value: bigint): bigint | null => {
  const root = BigInt(Math.round(Math.sqrt(Number(value))))
  return root * root === value ? root : null
}

/** The value of the two ratios together, without the multiple; null when it is a surd. */
function productValue({ first, second }: Product): Fraction | null {
  const square = multiply(squareOf(first.name, first.angle), squareOf(second.name, second.angle))
  const [top, bottom] = [exactRoot(square.n), exactRoot(square.d)]
  return top === null || bottom === null ? null : fraction(top, bottom)
}

const termValue = (product: Product): Fraction => multiply(fraction(product.times), productValue(product) ?? zero)
const totalOf = (products: readonly Product[]): Fraction => products.map(termValue).reduce(add, zero)

const drawFactor = (random: Random): Factor => ({ name: random.pick(ratioNames), angle: random.pick(standardAngles) })

function drawProducts(random: Random, count: number): readonly Product[] {
  return random.until(
    (source) =>
      Array.from({ length: count }, (_, index): Product => {
        const first = drawFactor(source)
        const second = source.chance(0.6) ? first : drawFactor(source)
        return { times: source.integer(1, 4) * (index > 0 && source.chance(0.45) ? -1 : 1), first, second }
      }),
    (products) =>
      products.every((product) => productValue(product) !== null) &&
      products.every((product) => isOneSquare(product) || !isOnes(product)) &&
      new Set(products.map(symbolTex)).size === count &&
      totalOf(products).d <= 12n &&
      Math.abs(Number(totalOf(products).n)) <= 60,
  )
}

function symbolTex(product: Product): string {
  const { first, second } = product
  if (isOneSquare(product)) return `\\${first.name}^2 ${first.angle}^\\circ`
  return `${ofDegreesTex(first.name, first.angle)}\\, ${ofDegreesTex(second.name, second.angle)}`
}

const expressionTex = (products: readonly Product[]): string =>
  sumTex(products.map((product): Term => [product.times, symbolTex(product)]))

/** "2^2", "(\sqrt{3})^2" and the square of a fraction in tall brackets. */
const squareTex = (value: string): string =>
  /^\d$/.test(value) ? `${value}^2` : value.includes('frac') ? `\\left(${value}\\right)^2` : `(${value})^2`

/** The expression with the values of the table put in. */
function substitutionTex(products: readonly Product[]): string {
  return products
    .map((product, index) => {
      const { times, first, second } = product
      const value = valueTex(first.name, first.angle)
      const body = isOneSquare(product) ? squareTex(value) : `${value} \\times ${valueTex(second.name, second.angle)}`
      const lead = index === 0 ? '' : times < 0 ? ' - ' : ' + '
      return `${lead}${Math.abs(times) === 1 ? '' : `${Math.abs(times)} \\times `}${body}`
    })
    .join('')
}

const valuesTex = (products: readonly Product[]): string =>
  sumTex(products.map((product): Term => [termValue(product), '']))

const other: Readonly<Record<StandardAngle, StandardAngle>> = { 30: 60, 45: 45, 60: 30 }

const exchanged = (products: readonly Product[]): readonly Product[] =>
  products.map(({ times, first, second }) => ({
    times,
    first: { ...first, angle: other[first.angle] },
    second: { ...second, angle: other[second.angle] },
  }))

/** The total after 30° and 60° have been exchanged; null when a surd would be left in it. */
function exchangedTotal(products: readonly Product[]): Fraction | null {
  const wrong = exchanged(products)
  return wrong.every((product) => productValue(product) !== null) ? totalOf(wrong) : null
}

const floating = (products: readonly Product[]): number =>
  products.reduce(
    (sum, { times, first, second }) =>
      sum + times * ratioAt(first.name, first.angle) * ratioAt(second.name, second.angle),
    0,
  )

/** E.g. "Evaluate: 2 tan² 45° + cos² 30° - sin² 60°." */
export const evaluateStandard = template({
  id: 'trig-evaluate-standard-angles',
  topic: 'trigonometry',
  archetypes: ['trig-evaluate-standard'],
  difficulty: 'easy',
  marks: 2,
  draw: (random) => ({
    products: drawProducts(random, random.pick([2, 2, 3])),
    stem: random.pick(['Evaluate', 'Find the value of']),
  }),
  pose: ({ products, stem }) => {
    const total = totalOf(products)
    return {
      question: `${stem}: $${expressionTex(products)}$`,
      rule: { kind: 'fraction', expected: toText(total) },
      hints: [
        'Write the value of every ratio from the table of $30^\\circ$, $45^\\circ$ and $60^\\circ$.',
        '$\\sin^2 A$ means $(\\sin A)^2$: square the value, not the angle.',
      ],
      steps: [
        `Given expression $= ${expressionTex(products)}$`,
        `Substituting the values, $= ${substitutionTex(products)}$`,
        `$= ${valuesTex(products)}$`,
        `Hence the value is $${toTex(total)}$.`,
      ],
      explanation:
        'Every term is a square or a product of two values of the table from which the roots go out, so only fractions are left to add and subtract.',
    }
  },
  crossCheck: ({ products }) => measured(floating(products)),
  slips: ({ products }) => {
    const total = totalOf(products)
    const mixed = exchangedTotal(products)
    const plus = products.map((product) => ({ ...product, times: Math.abs(product.times) }))
    return distinctSlips(toText(total), [
      ...(mixed ? [{ response: toText(mixed), note: 'The values for 30° and 60° are exchanged.' }] : []),
      { response: toText(totalOf(plus)), note: 'A minus sign was lost.' },
    ])
  },
})

const dividedBy = (value: Fraction): string => {
  if (value.d === 1n) return sign(value) < 0 ? `(${toTex(value)})` : toTex(value)
  return sign(value) < 0 ? `\\left(${toTex(value)}\\right)` : toTex(value)
}

/** E.g. "Evaluate: (5 cos² 60° + 4 sec² 30° - tan² 45°) / (sin² 30° + cos² 30°)." */
export const evaluateQuotient = template({
  id: 'trig-evaluate-a-quotient',
  topic: 'trigonometry',
  archetypes: ['trig-evaluate-quotient'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) =>
    random.until(
      (source) => {
        const top = drawProducts(source, source.pick([2, 3]))
        const angle = source.pick(standardAngles)
        const square = (name: RatioName): Product => ({ times: 1, first: { name, angle }, second: { name, angle } })
        const bottom = source.chance(0.4) ? [square('sin'), square('cos')] : drawProducts(source, 2)
        return { top, bottom, stem: source.pick(['Evaluate:', 'Find the value of', 'Without a calculator, evaluate']) }
      },
      ({ top, bottom }) => {
        const below = totalOf(bottom)
        if (sign(below) === 0 || sign(totalOf(top)) === 0) return false
        const value = divide(totalOf(top), below)
        return value.d <= 20n && Math.abs(Number(value.n)) <= 100
      },
    ),
  pose: ({ top, bottom, stem }) => {
    const [above, below] = [totalOf(top), totalOf(bottom)]
    const value = divide(above, below)
    return {
      question: `${stem} $$\\frac{${expressionTex(top)}}{${expressionTex(bottom)}}$$`,
      rule: { kind: 'fraction', expected: toText(value) },
      hints: [
        'Work out the numerator and the denominator separately.',
        'Put in the values of the table, then square.',
        'Divide only at the end: a fraction is divided by multiplying with the reciprocal.',
      ],
      steps: [
        `Numerator $= ${expressionTex(top)} = ${substitutionTex(top)}$`,
        `$= ${valuesTex(top)} = ${toTex(above)}$`,
        `Denominator $= ${expressionTex(bottom)} = ${substitutionTex(bottom)}$`,
        `$= ${valuesTex(bottom)} = ${toTex(below)}$`,
        equals(below, one)
          ? `Hence the value is $${toTex(value)}$.`
          : `Hence the value is $${toTex(above)} \\div ${dividedBy(below)} = ${toTex(value)}$.`,
      ],
      explanation:
        'Terms may be cancelled only when they are factors of the whole numerator and of the whole denominator, so both are worked out first.',
    }
  },
  crossCheck: ({ top, bottom }) => measured(floating(top) / floating(bottom)),
  slips: ({ top, bottom }) => {
    const [above, below] = [totalOf(top), totalOf(bottom)]
    const value = divide(above, below)
    const [mixedTop, mixedBottom] = [exchangedTotal(top), exchangedTotal(bottom)]
    return distinctSlips(toText(value), [
      ...(mixedTop && mixedBottom && sign(mixedBottom) !== 0
        ? [{ response: toText(divide(mixedTop, mixedBottom)), note: 'The values for 30° and 60° are exchanged.' }]
        : []),
      { response: toText(subtract(above, below)), note: 'That is the numerator minus the denominator; divide them.' },
      ...(equals(multiply(above, above), multiply(below, below))
        ? []
        : [{ response: toText(divide(below, above)), note: 'The fraction is upside down.' }]),
    ])
  },
})
