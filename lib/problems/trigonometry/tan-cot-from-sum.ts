import { keyOf, productOf, sumStems, type GivenSum } from './pieces/tan-cot'
import { measured } from './pieces/ratio'
import { tanPlusCot as solution } from '../../solutions/trigonometry/tan-plus-cot'
import { add, divide, fraction, multiply, negate, one, subtract, surd, surdTex, toText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

interface Draw extends GivenSum {
  readonly stem: (typeof sumStems)[number]
}

const two = fraction(2)

/** E.g. "A is an acute angle with sin A + cos A = 7/5. Find tan A + cot A." */
export const tanCotFromSum = template({
  id: 'trig-tan-plus-cot-from-a-sum',
  topic: 'trigonometry',
  archetypes: ['trig-sum-to-tan-cot'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) =>
    random.until(
      (source): Draw => {
        const sign = source.pick(['+', '-'] as const)
        const [a, b] = source.chance(0.15)
          ? source.pick([
              [49, 5],
              [289, 13],
              [1, 5],
              [49, 13],
            ] as const)
          : source.pick([
              [source.integer(1, 8), 2],
              [source.integer(1, 18), 3],
              [source.integer(1, 32), 4],
            ] as const)
        return {
          a,
          b,
          sign,
          asked: source.pick(['tan and cot', 'tan and cot', 'fourth powers'] as const),
          angle: source.pick(['A', '\\theta']),
          stem: source.pick(sumStems),
        }
      },
      (draw) => {
        const { a, b, sign } = draw
        const [square, key] = [a / (b * b), productOf(draw).n === 0n ? null : keyOf(draw)]
        return (sign === '+' ? square > 1 && square <= 2 : square < 1) && key !== null && key.d <= 60n
      },
    ),
  given: ({ a, b, sign, asked, angle }) => ({ operation: sign, value: surd(fraction(1, b), a), asked, angle }),
  solution,
  ask: ({ a, b, sign, asked, angle, stem }) => {
    const wanted = asked === 'tan and cot' ? `\\tan ${angle} + \\cot ${angle}` : `\\sin^4 ${angle} + \\cos^4 ${angle}`
    return {
      question: stem(`\\sin ${angle} ${sign} \\cos ${angle} = ${surdTex(surd(fraction(1, b), a))}`, angle, wanted),
      rule: { kind: 'fraction' },
      hints: [
        'Square both sides of what is given.',
        asked === 'tan and cot'
          ? 'Write tan and cot with sin and cos, and add the two fractions.'
          : 'Square $\\sin^2 + \\cos^2 = 1$: the fourth powers come out together with a product that you know.',
      ],
      explanation:
        'The square of sin + cos, or of sin − cos, holds their product, because the two squares together are 1.',
    }
  },
  crossCheck: ({ a, b, sign, asked }) => {
    const sum = Math.sqrt(a) / b
    // sin and cos as the roots of a quadratic equation
    const other = Math.sqrt(Math.max(0, 2 - sum * sum))
    const [s, c] = sign === '+' ? [(sum + other) / 2, (sum - other) / 2] : [(other + sum) / 2, (other - sum) / 2]
    return measured(asked === 'tan and cot' ? s / c + c / s : s ** 4 + c ** 4)
  },
  slips: (draw) => {
    const { asked } = draw
    const product = productOf(draw)
    const square = multiply(product, product)
    return distinctSlips(
      toText(keyOf(draw)),
      asked === 'tan and cot'
        ? [
            {
              response: toText(product),
              note: 'That is sin times cos. How is tan + cot written with it?',
              step: 'rewritten',
            },
            {
              response: toText(divide(one, multiply(two, product))),
              note: 'Divide by 2 first: the square holds the product twice.',
              step: 'product',
            },
            {
              response: toText(negate(divide(one, product))),
              note: 'Both tan and cot of an acute angle are positive: check the sign.',
              step: 'squared',
            },
          ]
        : [
            {
              response: toText(subtract(one, multiply(two, product))),
              note: 'The product is squared in the last step.',
              step: 'rewritten',
            },
            {
              response: toText(add(one, multiply(two, square))),
              note: 'The square of the sum holds twice the product: is it added or taken away?',
              step: 'rewritten',
            },
            { response: '1', note: 'The squares add up to 1; do the fourth powers as well?', step: 'rewritten' },
          ],
    )
  },
})
