import { divide, fraction, type Fraction } from '../../maths'
import { chain, earns, isValue, line, says, template, type Step } from '../template'
import { distinctSlips } from '../slips/distinct-slips'
import { product } from './pieces/pi'
import { ratioStems, type Kind } from './pieces/ratio-questions'

interface Solids {
  readonly kind: Kind
  /** Radii a : b and heights c : d. */
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
}

interface Draw extends Solids {
  readonly stem: 0 | 1 | 2
}

const ratioText = ({ n, d }: Fraction): string => `${n}:${d}`
const ratioTex = ({ n, d }: Fraction): string => `${n} : ${d}`

function answer({ kind, a, b, c, d }: Solids): Fraction {
  const [radii, heights] = [fraction(a, b), fraction(c, d)]
  switch (kind) {
    case 'two cones':
      return product(radii, radii, heights)
    case 'two cylinders':
      return product(radii, heights)
    case 'two spheres':
      return product(radii, radii)
    case 'volumes of spheres':
      return product(radii, radii)
    case 'cone and cylinder':
      return product(fraction(1, 3), radii, radii, heights)
    default:
      return kind satisfies never
  }
}

/** "3^2 \times 4", without factors 1. */
const factors = (...parts: readonly (string | number)[]): string =>
  parts.filter((part) => part !== 1 && part !== '1^2').join(' \\times ') || '1'

/** "\dfrac{20}{36} = \dfrac{5}{9}": reduced where it can be. */
function reduced(n: number, d: number): string {
  const lowest = fraction(n, d)
  const written = `\\dfrac{${n}}{${d}}`
  return lowest.d === BigInt(d) ? written : `${written} = \\dfrac{${lowest.n}}{${lowest.d}}`
}

interface Version {
  readonly hint: string
  readonly lines: readonly Step[]
}

function version(draw: Draw): Version {
  const { kind, a, b, c, d } = draw
  const key = ratioTex(answer(draw))
  const given =
    `The radii are in the ratio $${a} : ${b}$ and the heights in the ratio $${c} : ${d}$: let $r_1 = ${a}x$, $r_2 = ${b}x$, $h_1 = ${c}y$ and $h_2 = ${d}y$.`.replace(
      /\b1([xy])/g,
      '$1',
    )
  const squares = `\\dfrac{${factors(`${a}^2`, c)}}{${factors(`${b}^2`, d)}}`
  switch (kind) {
    case 'two cones':
      return {
        hint: 'The volume has the square of the radius, but the height only once.',
        lines: [
          given,
          line(
            'formulas',
            says`${chain('\\dfrac{V_1}{V_2}', '\\dfrac{\\frac{1}{3} \\pi r_1^2 h_1}{\\frac{1}{3} \\pi r_2^2 h_2}', '\\dfrac{r_1^2 h_1}{r_2^2 h_2}')}`,
          ),
          earns(1, `$= ${squares} = ${reduced(a * a * c, b * b * d)}$`),
          says`Hence, ${isValue('the ratio of their volumes', key)}.`,
        ],
      }
    case 'two cylinders':
      return {
        hint: 'The curved surface area has radius and height once each.',
        lines: [
          given,
          line(
            'formulas',
            says`${chain('\\dfrac{S_1}{S_2}', '\\dfrac{2 \\pi r_1 h_1}{2 \\pi r_2 h_2}', '\\dfrac{r_1 h_1}{r_2 h_2}')}`,
          ),
          earns(1, `$= \\dfrac{${factors(a, c)}}{${factors(b, d)}} = ${reduced(a * c, b * d)}$`),
          says`Hence, ${isValue('the ratio of their curved surface areas', key)}.`,
        ],
      }
    case 'two spheres':
      return {
        hint: 'The surface area of a sphere has the square of the radius.',
        lines: [
          `Let the radii be $r_1$ and $r_2$, with $\\dfrac{r_1}{r_2} = \\dfrac{${a}}{${b}}$.`,
          line(
            'formulas',
            says`${chain('\\dfrac{S_1}{S_2}', '\\dfrac{4 \\pi r_1^2}{4 \\pi r_2^2}', '\\left(\\dfrac{r_1}{r_2}\\right)^2')}`,
          ),
          earns(1, `$= \\left(\\dfrac{${a}}{${b}}\\right)^2 = \\dfrac{${a * a}}{${b * b}}$`),
          says`Hence, ${isValue('the ratio of their surface areas', key)}.`,
        ],
      }
    case 'volumes of spheres':
      return {
        hint: 'Find the ratio of the radii first: volumes go with the cube of the radius.',
        lines: [
          line(
            'formulas',
            says`${chain('\\dfrac{V_1}{V_2}', '\\dfrac{\\frac{4}{3} \\pi r_1^3}{\\frac{4}{3} \\pi r_2^3}', '\\left(\\dfrac{r_1}{r_2}\\right)^3')}`,
          ),
          `$\\left(\\dfrac{r_1}{r_2}\\right)^3 = \\dfrac{${a ** 3}}{${b ** 3}}$, so $\\dfrac{r_1}{r_2} = \\dfrac{${a}}{${b}}$.`,
          earns(
            1,
            `$\\dfrac{S_1}{S_2} = \\dfrac{4 \\pi r_1^2}{4 \\pi r_2^2} = \\left(\\dfrac{${a}}{${b}}\\right)^2 = \\dfrac{${a * a}}{${b * b}}$`,
            'surfaces',
          ),
          says`Hence, ${isValue('the ratio of their surface areas', key)}.`,
        ],
      }
    case 'cone and cylinder':
      return {
        hint: 'The cone has the factor one third; the cylinder does not.',
        lines: [
          given,
          line(
            'formulas',
            says`${chain('\\dfrac{V_1}{V_2}', '\\dfrac{\\frac{1}{3} \\pi r_1^2 h_1}{\\pi r_2^2 h_2}', '\\dfrac{1}{3} \\times \\dfrac{r_1^2 h_1}{r_2^2 h_2}')}`,
          ),
          earns(1, `$= \\dfrac{1}{3} \\times ${squares} = ${reduced(a * a * c, 3 * b * b * d)}$`),
          says`Hence, ${isValue('the ratio of the volumes', key)}.`,
        ],
      }
    default:
      return kind satisfies never
  }
}

const pairs = [
  [1, 2],
  [2, 3],
  [3, 4],
  [3, 2],
  [4, 3],
  [1, 3],
  [3, 5],
  [5, 4],
  [2, 1],
  [5, 3],
  [2, 5],
] as const

/** E.g. "The radii of two cones are in the ratio 2 : 3 and their heights in the ratio 5 : 4. Find the ratio of their volumes." */
export const ratio = template({
  id: 'sav-ratio-of-two-solids',
  topic: 'areas-volumes',
  archetypes: ['sav-ratio'],
  difficulty: 'medium',
  marks: 1,
  draw: (random): Draw => ({
    ...random.until(
      (r): Solids => {
        const [[a, b], [c, d]] = [r.pick(pairs), r.pick(pairs)]
        return {
          kind: r.pick([
            'two cones',
            'two cylinders',
            'two spheres',
            'cone and cylinder',
            'volumes of spheres',
          ] as const),
          a,
          b,
          c,
          d,
        }
      },
      (draw) => {
        const { n, d } = answer(draw)
        return n !== d && n <= 100n && d <= 100n && draw.a * draw.d !== draw.b * draw.c
      },
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  pose: (draw) => {
    const { hint, lines } = version(draw)
    return {
      question: ratioStems(draw.kind, draw)[draw.stem],
      rule: { kind: 'ratio', expected: ratioText(answer(draw)) },
      hints: ['Write both formulas, one over the other, and cancel what is common.', hint],
      steps: lines,
      explanation:
        'In a ratio the common factors such as π cancel; what counts is how often each length occurs in the formula.',
    }
  },
  crossCheck: ({ kind, a, b, c, d }) => {
    const volume = (r: number, h: number) => r * r * h
    const pair: Readonly<Record<Kind, readonly [number, number]>> = {
      'two cones': [volume(a, c), volume(b, d)],
      'two cylinders': [2 * a * c, 2 * b * d],
      'two spheres': [4 * a * a, 4 * b * b],
      'cone and cylinder': [volume(a, c), 3 * volume(b, d)],
      'volumes of spheres': [4 * a * a, 4 * b * b],
    }
    return pair[kind].join(':')
  },
  slips: (draw) => {
    const { kind, a, b, c, d } = draw
    const key = answer(draw)
    const spheres = kind.includes('spheres')
    /** Where volumes are given, the surface areas are compared in a line of their own. */
    const where = kind === 'volumes of spheres' ? 'surfaces' : 'formulas'
    const plain = spheres ? fraction(a, b) : fraction(a * c, b * d)
    const cubes = spheres ? fraction(a ** 3, b ** 3) : fraction(a * a * c, b * b * d)
    const note = spheres
      ? 'That is the ratio of the radii; a surface area has the square of the radius.'
      : 'The volume has the square of the radius.'
    return distinctSlips(ratioText(key), [
      { response: ratioText(plain), note, step: where },
      { response: ratioText(cubes), note: cubeNote[kind], step: where },
      {
        response: ratioText(divide(fraction(1), key)),
        note: 'The order matters: the first solid comes first.',
        step: where,
      },
      ...(spheres
        ? []
        : [
            {
              response: ratioText(divide(key, fraction(c, d))),
              note: 'The heights are different too: they belong to the formula.',
              step: where,
            },
          ]),
    ])
  },
})

/** What to say when the radius was taken once too often. */
const cubeNote: Readonly<Record<Kind, string>> = {
  'two cones': 'The volume has the square of the radius, but the height only once.',
  'two cylinders': 'In the curved surface area the radius occurs once, not squared.',
  'two spheres': 'That is the ratio of the volumes; a surface area has the square of the radius.',
  'volumes of spheres': 'That is the given ratio of the volumes; the surface areas are asked.',
  'cone and cylinder': 'The cone has the factor one third; the cylinder does not.',
}
