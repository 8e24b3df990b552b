import { fraction } from '../../maths'
import { productOfSides as solution } from '../../solutions/triangles/product-of-sides'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { productFigure } from './pieces/product-figure'

type Letters = readonly [a: string, b: string, c: string, d: string]

const letterSets: readonly Letters[] = [
  ['A', 'B', 'C', 'D'],
  ['P', 'Q', 'R', 'S'],
  ['X', 'Y', 'Z', 'W'],
  ['L', 'M', 'N', 'T'],
]

interface Draw {
  readonly letters: Letters
  /** CD = k m², CB = k n², so that CA = k m n. */
  readonly part: number
  readonly whole: number
  readonly mean: number
  readonly ask: 'mean' | 'whole' | 'rest'
  readonly stem: 0 | 1 | 2
}

/** E.g. "D is a point on side BC of △ABC such that ∠ADC = ∠BAC. If CD = 4 cm and CB = 9 cm, find CA." */
export const productOfSides = template({
  id: 'tri-mean-proportional-side',
  topic: 'triangles',
  difficulty: 'hard',
  archetypes: ['tri-prove-similar-product'],
  marks: 3,
  draw: (random): Draw => {
    const { k, m, n } = random.until(
      (source) => ({ k: source.integer(1, 4), m: source.integer(1, 5), n: source.integer(2, 6) }),
      (drawn) =>
        drawn.m < drawn.n && drawn.k * drawn.n ** 2 <= 48 && drawn.k * drawn.m ** 2 >= 2 && 2 * drawn.m > drawn.n,
    )
    return {
      letters: random.pick(letterSets),
      part: k * m * m,
      whole: k * n * n,
      mean: k * m * n,
      ask: random.pick(['mean', 'whole', 'rest'] as const),
      stem: random.pick([0, 1, 2] as const),
    }
  },
  given: ({ letters, part, whole, mean, ask }) => ({
    letters,
    part: fraction(part),
    known: fraction(ask === 'mean' ? whole : mean),
    ask,
    unit: 'cm',
  }),
  solution,
  ask: ({ letters, part, whole, mean, ask, stem }) => {
    const [A, B, C, D] = letters
    const [CA, CB, CD, BD] = [`${C}${A}`, `${C}${B}`, `${C}${D}`, `${B}${D}`]
    const wanted = ask === 'mean' ? CA : ask === 'whole' ? CB : BD
    const known = ask === 'mean' ? `$${CB} = ${whole}$ cm` : `$${CA} = ${mean}$ cm`
    const angles = `$\\angle ${A}${D}${C} = \\angle ${B}${A}${C}$`
    const stories = [
      `$${D}$ is a point on the side $${B}${C}$ of $\\triangle ${A}${B}${C}$ such that ${angles}. If $${CD} = ${part}$ cm and ${known}, find $${wanted}$.`,
      `In the figure, $${D}$ lies on $${B}${C}$ and ${angles}. Given that $${CD} = ${part}$ cm and ${known}, find the length of $${wanted}$.`,
      `In $\\triangle ${A}${B}${C}$, Meena marks the point $${D}$ on $${B}${C}$ for which ${angles}. She measures $${CD} = ${part}$ cm and ${known}. What is the length of $${wanted}$?`,
    ] as const
    return {
      question: stories[stem],
      rule: { kind: 'number', unit: 'cm' },
      hints: [
        `Two triangles share the angle at $${C}$. Which other pair of angles is equal?`,
        'Write the vertices of the two similar triangles in matching order before you write the ratios.',
        ...(ask === 'rest' ? [`Find $${CB}$ first.`] : []),
      ],
      explanation: `The small triangle is similar to the whole one, and their common side gives $${CA}^2 = ${CB} \\times ${CD}$.`,
      figure: productFigure(letters, whole, part),
    }
  },
  crossCheck: ({ part, whole, mean, ask }) => {
    for (let n = 1; n <= 100; n++) {
      if (ask === 'mean' && n * n === whole * part) return `${n} cm`
      if (ask !== 'mean' && n * part === mean * mean) return `${ask === 'whole' ? n : n - part} cm`
    }
    return ''
  },
  slips: ({ letters: [A, B, C, D], part, whole, mean, ask }) => {
    const [CA, CB, CD, BD] = [`$${C}${A}$`, `$${C}${B}$`, `$${C}${D}$`, `$${B}${D}$`]
    const square = [fraction(mean * mean), `The square of ${CA} must still be divided by ${CD}.`, 'value'] as const
    switch (ask) {
      case 'mean':
        return wrongValues(fraction(mean), [
          [fraction(whole * part), 'That is the square of the side. Take the root.', 'value'],
          [
            fraction(whole + part, 2),
            `That is the average of ${CB} and ${CD}. The ratios give ${CA} squared as their product.`,
            'product',
          ],
          [fraction(whole - part), `That is ${BD}. Use the two similar triangles to find ${CA}.`, 'product'],
        ])
      case 'whole':
        return wrongValues(fraction(whole), [
          [fraction(whole - part), `That is ${BD}, a part of the side. The whole of ${CB} is asked.`, 'last'],
          [fraction(whole + part), `Did you use ${BD} in the ratio? It takes the whole side ${CB}.`, 'product'],
          square,
        ])
      case 'rest':
        return wrongValues(fraction(whole - part), [
          [fraction(whole), `That is the whole side ${CB}. Subtract ${CD}.`, 'rest'],
          [fraction(mean - part), `Subtract ${CD} from ${CB}, not from ${CA}.`, 'rest'],
          square,
        ])
      default:
        return ask satisfies never
    }
  },
})
