import { fraction, gcd, toNumber } from '../../maths'
import { segmentRatio as solution } from '../../solutions/triangles/segment-ratio'
import { template } from '../template'
import { distinctSlips } from '../slips/distinct-slips'
import { decimalText } from '../slips/wrong-values'
import { isShort } from './pieces/short-decimal'

/** What is compared, and how it is named in a triangle with the vertices A, B, C. */
const kinds = {
  altitude: (A: string) => `the altitude from $${A}$`,
  median: (A: string) => `the median through $${A}$`,
  'angle bisector': (A: string) => `the bisector of angle $${A}$, up to the opposite side,`,
} as const

type Kind = keyof typeof kinds

interface Draw {
  readonly p: number
  readonly q: number
  /** The segment of the first triangle, or its side. */
  readonly first: number
  readonly ask: 'segment' | 'side'
  readonly kind: Kind
  readonly names: readonly [string, string]
  readonly stem: 0 | 1 | 2
}

const other = ({ p, q, first }: Pick<Draw, 'p' | 'q' | 'first'>) => fraction(first * q, p)

/** E.g. "△ABC ∼ △DEF and AB : DE = 4 : 7. The altitude from A is 6 cm. Find the altitude from D." */
export const altitudeRatio = template({
  id: 'tri-altitude-of-similar',
  version: 2,
  topic: 'triangles',
  difficulty: 'easy',
  archetypes: ['tri-altitude-median-ratio'],
  marks: 1,
  draw: (random): Draw => ({
    ...random.until(
      (source) => ({ p: source.integer(2, 9), q: source.integer(2, 9), first: source.integer(3, 20) }),
      (drawn) => {
        const { p, q, first } = drawn
        const found = toNumber(other(drawn))
        return p !== q && gcd(p, q) === 1 && isShort(other(drawn)) && ![p, q, first].includes(found) && found < 40
      },
    ),
    ask: random.pick(['segment', 'segment', 'side'] as const),
    kind: random.pick(['altitude', 'median', 'angle bisector'] as const),
    names: random.pick([
      ['ABC', 'DEF'],
      ['ABC', 'PQR'],
      ['LMN', 'XYZ'],
    ] as const),
    stem: random.pick([0, 1, 2] as const),
  }),
  given: ({ p, q, first, ask, kind, names: [, second] }) => ({
    p: fraction(p),
    q: fraction(q),
    first: fraction(first),
    kind,
    side: ask === 'side' ? second.slice(0, 2) : null,
    unit: 'cm',
  }),
  solution,
  ask: ({ p, q, first, ask, kind, names, stem }) => {
    const [one, two] = names
    const [A, D] = [one.charAt(0), two.charAt(0)]
    const [AB, DE] = [one.slice(0, 2), two.slice(0, 2)]
    const [inFirst, inSecond] = [kinds[kind](A), kinds[kind](D)]
    const relation = `$\\triangle ${one} \\sim \\triangle ${two}$`
    const plural = `${kind}s`
    const stories =
      ask === 'segment'
        ? ([
            `${relation} and $${AB} : ${DE} = ${p} : ${q}$. In $\\triangle ${one}$ ${inFirst} is $${first}$ cm long. Find the length of ${inSecond} in $\\triangle ${two}$.`,
            `Corresponding sides of the similar triangles $${one}$ and $${two}$ (${relation}) are in the ratio $${p} : ${q}$. If ${inFirst} has a length of $${first}$ cm in $\\triangle ${one}$, how long is ${inSecond} in $\\triangle ${two}$?`,
            `It is given that ${relation} with $\\frac{${AB}}{${DE}} = \\frac{${p}}{${q}}$. The length of ${inFirst} in $\\triangle ${one}$ is $${first}$ cm. What is the length of ${inSecond} in $\\triangle ${two}$?`,
          ] as const)
        : ([
            `${relation}, and the corresponding ${plural} from $${A}$ and $${D}$ are in the ratio $${p} : ${q}$. If $${AB} = ${first}$ cm, find $${DE}$.`,
            `In the similar triangles $${one}$ and $${two}$ (${relation}) the ${plural} from $${A}$ and from $${D}$ are in the ratio $${p} : ${q}$. How long is $${DE}$, if $${AB}$ measures $${first}$ cm?`,
            `The ${plural} from the corresponding vertices $${A}$ and $${D}$ of two similar triangles, ${relation}, have the ratio $${p} : ${q}$. Find the length of $${DE}$ when $${AB} = ${first}$ cm.`,
          ] as const)
    return {
      question: stories[stem],
      rule: { kind: 'number', unit: 'cm' },
      hints: [
        `In similar triangles corresponding ${plural} are in the same ratio as corresponding sides.`,
        'Is the length that you look for the longer or the shorter one of the two?',
      ],
      explanation:
        'All lengths of a triangle, not only its sides, change in one ratio; only areas change in the square of it.',
    }
  },
  // Enlarge a length unit by unit.
  crossCheck: ({ p, q, first }) => {
    for (let hundredths = 1; hundredths <= 8000; hundredths++)
      if (hundredths * p === 100 * first * q) return `${hundredths / 100} cm`
    return ''
  },
  slips: ({ p, q, first }) =>
    distinctSlips(decimalText(other({ p, q, first })), [
      {
        response: decimalText(fraction(first * p, q)),
        note: 'The ratio is upside down: see which triangle is the larger one.',
        step: 'proportion',
      },
      {
        response: decimalText(fraction(first * q * q, p * p)),
        note: 'Only areas go with the square of the ratio; this is a length.',
        step: 'same ratio',
      },
      ...(first + q - p > 0
        ? [
            {
              response: `${first + q - p}`,
              note: 'Corresponding lengths have the same ratio, not the same difference.',
              step: 'proportion',
            },
          ]
        : []),
    ]),
})
