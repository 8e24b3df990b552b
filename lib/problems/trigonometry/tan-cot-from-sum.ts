import { keyOf, productOf, sumStems, type GivenSum } from './pieces/tan-cot'
import { measured } from './pieces/ratio'
import { add, divide, fraction, multiply, negate, one, subtract, surd, surdTex, toTex, toText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { chain, earns, says, template } from '../template'

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
  pose: (draw) => {
    const { a, b, sign, asked, angle, stem } = draw
    const [sine, cosine] = [`\\sin ${angle}`, `\\cos ${angle}`]
    const product = toTex(productOf(draw))
    const [square, doubled] = [toTex(fraction(a, b * b)), toTex(multiply(two, productOf(draw)))]
    const wanted = asked === 'tan and cot' ? `\\tan ${angle} + \\cot ${angle}` : `\\sin^4 ${angle} + \\cos^4 ${angle}`
    const joined = `${sine} \\cos ${angle}`
    return {
      question: stem(`${sine} ${sign} ${cosine} = ${surdTex(surd(fraction(1, b), a))}`, angle, wanted),
      rule: { kind: 'fraction', expected: toText(keyOf(draw)) },
      hints: [
        'Square both sides of what is given.',
        asked === 'tan and cot'
          ? 'Write tan and cot with sin and cos, and add the two fractions.'
          : 'Square $\\sin^2 + \\cos^2 = 1$: the fourth powers come out together with a product that you know.',
      ],
      steps: [
        earns(
          1,
          says`Squaring, ${chain(`\\sin^2 ${angle} + \\cos^2 ${angle} ${sign} 2${joined}`, square)}, so ${chain(`2${joined}`, sign === '+' ? `${square} - 1` : `1 - ${square}`, doubled)}`,
          'squared',
        ),
        earns(0.5, says`${chain(joined, product)}`, 'product'),
        asked === 'tan and cot'
          ? earns(
              1,
              says`${chain(wanted, `\\frac{${sine}}{${cosine}} + \\frac{${cosine}}{${sine}}`, `\\frac{\\sin^2 ${angle} + \\cos^2 ${angle}}{${joined}}`, `\\frac{1}{${joined}}`)}`,
              'rewritten',
            )
          : earns(
              1,
              says`${chain(wanted, `(\\sin^2 ${angle} + \\cos^2 ${angle})^2 - 2\\sin^2 ${angle} \\cos^2 ${angle}`, `1 - 2(${joined})^2`)}`,
              'rewritten',
            ),
        earns(0.5, says`Hence ${chain(wanted, toTex(keyOf(draw)))}.`),
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
