import { drawProducts, expressionTex, substitutionTex, totalOf, valuesTex, type Product } from './pieces/products'
import { measured, ratioAt, standardAngles, type RatioName } from './pieces/ratio'
import { wrongTotals } from './pieces/wrong-totals'
import { divide, equals, one, sign, subtract, toTex, toText, type Fraction } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, template } from '../template'

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
    products: random.until(
      (source) => drawProducts(source, source.pick([2, 2, 3])),
      (products) => wrongTotals(products).length >= 2,
    ),
    stem: random.pick(['Evaluate', 'Find the value of', 'Work out']),
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
        earns(1, `Substituting the values, $= ${substitutionTex(products)}$`),
        earns(0.5, `$= ${valuesTex(products)}$`),
        earns(0.5, `Hence the value is $${toTex(total)}$.`),
      ],
      explanation:
        'Every term is a square or a product of two values of the table from which the roots go out, so only fractions are left to add and subtract.',
    }
  },
  crossCheck: ({ products }) => measured(floating(products)),
  slips: ({ products }) =>
    wrongTotals(products).map(({ total, note, enters }) => ({
      response: toText(total),
      note,
      step: enters === 'values' ? 2 : 3,
    })),
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
        earns(1, `Numerator $= ${expressionTex(top)} = ${substitutionTex(top)}$`),
        earns(0.5, `$= ${valuesTex(top)} = ${toTex(above)}$`),
        earns(0.5, `Denominator $= ${expressionTex(bottom)} = ${substitutionTex(bottom)}$`),
        earns(0.5, `$= ${valuesTex(bottom)} = ${toTex(below)}$`),
        earns(
          0.5,
          equals(below, one)
            ? `Hence the value is $${toTex(value)}$.`
            : `Hence the value is $${toTex(above)} \\div ${dividedBy(below)} = ${toTex(value)}$.`,
        ),
      ],
      explanation:
        'Terms may be cancelled only when they are factors of the whole numerator and of the whole denominator, so both are worked out first.',
    }
  },
  crossCheck: ({ top, bottom }) => measured(floating(top) / floating(bottom)),
  slips: ({ top, bottom }) => {
    const [above, below] = [totalOf(top), totalOf(bottom)]
    return distinctSlips(toText(divide(above, below)), [
      ...wrongTotals(top).map(({ total, note, enters }) => ({
        response: toText(divide(total, below)),
        note,
        step: enters === 'values' ? 1 : 2,
      })),
      {
        response: toText(subtract(above, below)),
        note: 'That is the numerator minus the denominator; divide them.',
        step: 5,
      },
      { response: toText(divide(below, above)), note: 'The fraction is upside down.', step: 5 },
      ...wrongTotals(bottom)
        .filter(({ total }) => sign(total) !== 0)
        .map(({ total, note, enters }) => ({
          response: toText(divide(above, total)),
          note: `Look at the denominator. ${note}`,
          step: enters === 'values' ? 3 : 4,
        })),
    ])
  },
})
