import { meanFromSums as solution, type Given } from '../../solutions/statistics/mean-from-sums'
import { fraction, toDecimal, type Fraction } from '../../maths'
import { template } from '../template'
import { wrongValues, type WrongValue } from '../slips/wrong-values'
import { apart } from './pieces/apart'
import { meanOfSums, type MeanSums } from './pieces/mean-sums'

interface Draw extends MeanSums {
  readonly stem: 0 | 1 | 2
}

const exact = (value: number): Fraction => fraction(Math.round(value * 1000), 1000)
const shown = (value: number): string => toDecimal(exact(value))
const keyOf = (draw: MeanSums): number =>
  draw.ask === 'assumed' ? draw.a : draw.ask === 'sum' ? draw.u * draw.h : meanOfSums(draw)

const asks: Readonly<Record<MeanSums['ask'], string>> = {
  step: 'the mean',
  deviation: 'the mean',
  assumed: 'the assumed mean $a$',
  sum: '$\\sum f_i d_i$',
}

function question(draw: Draw): string {
  const { ask, a, h, n, u, stem } = draw
  const isStep = ask === 'step' || ask === 'assumed'
  const method = isStep ? 'step-deviation method' : 'assumed mean method'
  const told = [
    ...(ask === 'assumed' ? [] : [`$a = ${shown(a)}$`]),
    ...(isStep ? [`$h = ${h}$`] : []),
    `$\\sum f_i = ${n}$`,
    ...(isStep ? [`$\\sum f_i u_i = ${u}$`] : ask === 'sum' ? [] : [`$\\sum f_i d_i = ${u * h}$`]),
    ...(ask === 'assumed' || ask === 'sum' ? [`$\\overline{x} = ${shown(meanOfSums(draw))}$`] : []),
  ]
  const list = `${told.slice(0, -1).join(', ')} and ${told.at(-1) ?? ''}`
  return (
    [
      `For a frequency distribution ${list}, in the usual notation of the ${method}. Find ${asks[ask]}.`,
      `A student works with the ${method} and has ${list}. Find ${asks[ask]}.`,
      `In the ${method}, ${list}. What is ${asks[ask]}?`,
    ][stem] ?? ''
  )
}

function mistakes(draw: MeanSums): readonly WrongValue[] {
  const { ask, a, h, n, u } = draw
  const mean = meanOfSums(draw)
  const shift = (u * h) / n
  const sign = 'Mind the sign of the sum.'
  if (ask === 'assumed')
    return [
      [exact(mean + shift), sign, 'worked out'],
      [exact(mean - u / n), 'Multiply by the class size h.', 'put in'],
    ]
  if (ask === 'sum')
    return [
      [exact(-u * h), 'The deviations are taken from a: subtract a from the mean.', 'put in'],
      [exact(shift), 'That is the sum divided by the total frequency: multiply by it.', 'worked out'],
      [
        exact(n * mean),
        'That is the sum of the products with the class marks; take a away from the mean first.',
        'put in',
      ],
    ]
  return [
    [exact(a - shift), sign, 'worked out'],
    ...(ask === 'step'
      ? [[exact(a + u / n), 'Multiply by the class size h.', 'formula'] as const]
      : [
          [
            exact(a + shift * h),
            'The deviations d are not divided by h, so there is nothing to multiply back.',
            'formula',
          ] as const,
        ]),
    [exact(shift), 'Add the correction to the assumed mean.', 'worked out'],
    [exact(a + u * h), 'Divide the sum by the total frequency.', 'put in'],
  ]
}

/** E.g. "In the step-deviation method a = 62.5, h = 5, Σf = 40 and Σfu = −16. Find the mean." */
export const meanFromSums = template({
  id: 'stat-mean-from-its-sums',
  version: 2,
  topic: 'statistics',
  archetypes: ['stat-mean-formula'],
  difficulty: 'easy',
  marks: 1,
  draw: (random): Draw => ({
    ...random.until(
      (r): MeanSums => {
        const h = r.pick([4, 5, 8, 10, 15, 20, 50])
        const start = r.integer(0, 12) * h
        return {
          ask: r.pick(['step', 'deviation', 'assumed', 'sum'] as const),
          a: start + h * r.integer(2, 4) + h / 2,
          h,
          n: r.pick([20, 25, 30, 40, 50, 60, 80]),
          u: r.pick([-1, 1]) * r.integer(3, 30),
        }
      },
      ({ h, n, u }) => Math.abs(u) < n && Number.isInteger((u * h * 100) / n),
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  given: (draw): Given => {
    const { ask, a, h, u } = draw
    const n = fraction(draw.n)
    const [from, size, sum, mean] = [exact(a), fraction(h), fraction(u), exact(meanOfSums(draw))]
    if (ask === 'assumed') return { asked: 'assumed', n, mean, h: size, u: sum }
    if (ask === 'sum') return { asked: 'sum', n, a: from, mean }
    return ask === 'step'
      ? { asked: 'mean', n, a: from, h: size, u: sum }
      : { asked: 'mean', n, a: from, d: fraction(u * h) }
  },
  solution,
  ask: (draw) => ({
    question: question(draw),
    rule: { kind: 'number' },
    hints: [
      draw.ask === 'step' || draw.ask === 'assumed'
        ? 'In the step-deviation method the deviations from $a$ have been divided by the class size $h$.'
        : 'In the assumed mean method $d_i = x_i - a$ is how far a class mark lies from $a$.',
      'Write the formula of the mean, put in what is known, and mind the signs.',
    ],
    explanation:
      'The assumed mean is corrected by the average deviation from it: upwards where the sum is positive, downwards where it is negative.',
  }),
  crossCheck: (draw) => {
    const { ask, a, h, n, u } = draw
    // n observations: one of them off by all the steps, the others at a
    const list = [a + u * h, ...Array.from({ length: n - 1 }, () => a)]
    const mean = list.reduce((so, value) => so + value, 0) / n
    if (ask === 'sum') return `${Math.round(list.reduce((so, value) => so + value - a, 0) * 100) / 100}`
    if (ask !== 'assumed') return `${Math.round(mean * 1000) / 1000}`
    for (let k = 0; k <= 4000; k++) if (Math.abs(k / 2 + (u * h) / n - mean) < 1e-9) return `${k / 2}`
    return null
  },
  slips: (draw) => wrongValues(exact(keyOf(draw)), apart(mistakes(draw))),
})
