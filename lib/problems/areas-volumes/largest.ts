import { fraction, toText, type Fraction } from '../../maths'
import { earns, equals, isValue, line, says, template, type Step } from '../template'
import { largestStems, type Kind } from './pieces/largest-questions'
import { product } from './pieces/pi'

interface Draw {
  readonly kind: Kind
  readonly size: number
  readonly stem: 0 | 1 | 2
}

/** The volume divided by π. */
function coefficient({ kind, size }: Draw): Fraction {
  const cube = fraction(size ** 3)
  switch (kind) {
    case 'cone in cube':
      return product(fraction(1, 12), cube)
    case 'sphere in cube':
    case 'sphere in cylinder':
      return product(fraction(1, 6), cube)
    case 'cone in hemisphere':
      return product(fraction(1, 3), cube)
    default:
      return kind satisfies never
  }
}

/** "18π", "343π/12" */
function piText({ n, d }: Fraction): string {
  return `${n === 1n ? '' : n}π${d === 1n ? '' : `/${d}`}`
}

const piTex = ({ n, d }: Fraction): string => {
  const top = `${n === 1n ? '' : n}\\pi`
  return d === 1n ? top : `\\frac{${top}}{${d}}`
}

const half = (size: number): string => toText(fraction(size, 2)).replace(/(\d+)\/2/, '\\frac{$1}{2}')

function version({ kind, size }: Draw): {
  readonly hint: string
  readonly lines: readonly Step[]
} {
  const r = half(size)
  const halfPower = (power: number) =>
    size % 2 === 0 ? `${r}^${power}` : `\\left(\\dfrac{${size}}{2}\\right)^${power}`
  const cubed = size % 2 === 0 ? [] : [`$= \\dfrac{4}{3} \\times \\pi \\times \\dfrac{${size ** 3}}{8}$`]
  switch (kind) {
    case 'cone in cube':
      return {
        hint: 'The base of the cone touches the sides of a face, and its height is the edge.',
        lines: [
          line(
            'lengths',
            `The diameter of the base of the largest cone is the edge, so its radius is $r = ${r}$ cm; its height is $h = ${size}$ cm.`,
          ),
          line('formula', says`${equals('Volume of a cone', '\\dfrac{1}{3} \\pi r^2 h')}`),
          `$= \\dfrac{1}{3} \\times \\pi \\times ${halfPower(2)} \\times ${size}$`,
          ...(size % 2 === 0
            ? []
            : [`$= \\dfrac{1}{3} \\times \\pi \\times \\dfrac{${size ** 2}}{4} \\times ${size}$`]),
        ],
      }
    case 'sphere in cube':
      return {
        hint: 'The sphere touches all the faces, so its diameter is the edge of the cube.',
        lines: [
          line(
            'lengths',
            `The diameter of the largest sphere is the edge of the cube, so its radius is $r = ${r}$ cm.`,
          ),
          line('formula', says`${equals('Volume of a sphere', '\\dfrac{4}{3} \\pi r^3')}`),
          `$= \\dfrac{4}{3} \\times \\pi \\times ${halfPower(3)}$`,
          ...cubed,
        ],
      }
    case 'sphere in cylinder':
      return {
        hint: 'The sphere touches the wall and both ends of the cylinder.',
        lines: [
          line('lengths', `The diameter of the sphere is that of the cylinder, so its radius is $r = ${r}$ cm.`),
          line('formula', says`${equals('Volume of a sphere', '\\dfrac{4}{3} \\pi r^3')}`),
          `$= \\dfrac{4}{3} \\times \\pi \\times ${halfPower(3)}$`,
          ...cubed,
        ],
      }
    case 'cone in hemisphere':
      return {
        hint: 'The cone stands on the flat face, and its vertex is the top of the hemisphere.',
        lines: [
          line(
            'lengths',
            `The base of the cone is the flat face, so $r = ${size}$ cm; its height is the radius of the hemisphere, so $h = ${size}$ cm.`,
          ),
          line('formula', says`${equals('Volume of a cone', '\\dfrac{1}{3} \\pi r^2 h')}`),
          `$= \\dfrac{1}{3} \\times \\pi \\times ${size}^2 \\times ${size}$`,
        ],
      }
    default:
      return kind satisfies never
  }
}

/** E.g. "Find the volume of the largest cone that can be cut out of a cube of edge 6 cm. Give the answer in terms of π." */
export const largest = template({
  id: 'sav-largest-solid-inside',
  topic: 'areas-volumes',
  archetypes: ['sav-largest-solid'],
  difficulty: 'medium',
  marks: 1,
  draw: (random): Draw => ({
    kind: random.pick(['cone in cube', 'sphere in cube', 'cone in hemisphere', 'sphere in cylinder'] as const),
    size: random.integer(3, 14),
    stem: random.pick([0, 1, 2] as const),
  }),
  pose: (draw) => {
    const key = coefficient(draw)
    const { hint, lines } = version(draw)
    return {
      question: `${largestStems(draw.kind, draw.size)[draw.stem]} Give the answer in terms of $\\pi$.`,
      rule: { kind: 'surd', expected: piText(key), unit: 'cm³' },
      hints: [hint, 'Leave $\\pi$ in the answer and reduce the fraction in front of it.'],
      steps: [...lines, earns(1, `$= ${piTex(key)}$`), says`Hence, ${isValue('the volume', piTex(key), 'cm³')}.`],
      explanation:
        'The largest solid touches the solid in which it lies on every side; this gives its radius and its height.',
    }
  },
  crossCheck: ({ kind, size }) => {
    // In units of π, with halved lengths multiplied out as whole numbers.
    const eighths = {
      'cone in cube': (2 * size ** 3) / 3,
      'sphere in cube': (4 * size ** 3) / 3,
      'sphere in cylinder': (4 * size ** 3) / 3,
      'cone in hemisphere': (8 * size ** 3) / 3,
    }
    return `${Math.round(eighths[kind] * 3)}π/24`
  },
  slips: (draw) => {
    const { kind } = draw
    const key = coefficient(draw)
    const times = (n: number, d: number) => piText(product(key, fraction(n, d)))
    const formula = { response: times(3, 1), note: 'Check the fraction in the formula of the volume.', step: 'formula' }
    const halved = 'The size given is the diameter here; halve it.'
    if (kind === 'cone in hemisphere')
      return [
        { response: times(2, 1), note: 'That is the volume of the hemisphere itself.', step: 'formula' },
        {
          response: times(1, 4),
          note: 'The base of the cone is the whole flat face: look at its radius.',
          step: 'lengths',
        },
        formula,
      ]
    if (kind === 'cone in cube')
      return [
        { response: times(4, 1), note: halved, step: 'lengths' },
        { response: times(1, 2), note: 'The cone is as high as the cube: do not halve its height.', step: 'lengths' },
        formula,
      ]
    return [
      { response: times(8, 1), note: halved, step: 'lengths' },
      { response: times(1, 2), note: 'That is half of a sphere; the whole sphere is asked.', step: 'formula' },
      formula,
    ]
  },
})
