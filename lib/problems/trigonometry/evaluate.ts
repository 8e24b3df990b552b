import { drawProducts, stated, totalOf, type Product } from './pieces/products'
import { measured, ratioAt } from './pieces/ratio'
import { wrongTotals } from './pieces/wrong-totals'
import { evaluate } from '../../solutions/trigonometry/evaluate'
import { evaluateQuotient as quotient } from '../../solutions/trigonometry/evaluate-quotient'
import { expressionTex } from '../../solutions/trigonometry/pieces/products'
import { standardAngles, type RatioName } from '../../solutions/trigonometry/pieces/ratio'
import { divide, sign, subtract, toText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

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
  given: ({ products }) => ({ products: stated(products) }),
  solution: evaluate,
  ask: ({ products, stem }) => ({
    question: `${stem}: $${expressionTex(stated(products))}$`,
    rule: { kind: 'fraction' },
    hints: [
      'Write the value of every ratio from the table of $30^\\circ$, $45^\\circ$ and $60^\\circ$.',
      '$\\sin^2 A$ means $(\\sin A)^2$: square the value, not the angle.',
    ],
    explanation:
      'Every term is a square or a product of two values of the table from which the roots go out, so only fractions are left to add and subtract.',
  }),
  crossCheck: ({ products }) => measured(floating(products)),
  slips: ({ products }) =>
    wrongTotals(products).map(({ total, note, enters }) => ({
      response: toText(total),
      note,
      step: enters,
    })),
})

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
  given: ({ top, bottom }) => ({ top: stated(top), bottom: stated(bottom) }),
  solution: quotient,
  ask: ({ top, bottom, stem }) => ({
    question: `${stem} $$\\frac{${expressionTex(stated(top))}}{${expressionTex(stated(bottom))}}$$`,
    rule: { kind: 'fraction' },
    hints: [
      'Work out the numerator and the denominator separately.',
      'Put in the values of the table, then square.',
      'Divide only at the end: a fraction is divided by multiplying with the reciprocal.',
    ],
    explanation:
      'Terms may be cancelled only when they are factors of the whole numerator and of the whole denominator, so both are worked out first.',
  }),
  crossCheck: ({ top, bottom }) => measured(floating(top) / floating(bottom)),
  slips: ({ top, bottom }) => {
    const [above, below] = [totalOf(top), totalOf(bottom)]
    return distinctSlips(toText(divide(above, below)), [
      ...wrongTotals(top).map(({ total, note, enters }) => ({
        response: toText(divide(total, below)),
        note,
        step: enters === 'values' ? 'numerator' : 'numerator worked out',
      })),
      {
        response: toText(subtract(above, below)),
        note: 'That is the numerator minus the denominator; divide them.',
        step: 'last',
      },
      { response: toText(divide(below, above)), note: 'The fraction is upside down.', step: 'last' },
      ...wrongTotals(bottom)
        .filter(({ total }) => sign(total) !== 0)
        .map(({ total, note, enters }) => ({
          response: toText(divide(above, total)),
          note: `Look at the denominator. ${note}`,
          step: enters === 'values' ? 'denominator' : 'denominator worked out',
        })),
    ])
  },
})
