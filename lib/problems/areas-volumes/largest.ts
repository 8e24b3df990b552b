import { fraction, type Fraction } from '../../maths'
import { largestInside as solution, largestShare } from '../../solutions/areas-volumes/largest-inside'
import { template } from '../template'
import { largestHint, largestStems, type Kind } from './pieces/largest-questions'
import { product } from './pieces/pi'

interface Draw {
  readonly kind: Kind
  readonly size: number
  readonly stem: 0 | 1 | 2
}

const coefficient = ({ kind, size }: Draw): Fraction => largestShare({ kind, size: fraction(size) })

/** "18π", "243π/4" */
function piText({ n, d }: Fraction): string {
  return `${n === 1n ? '' : n}π${d === 1n ? '' : `/${d}`}`
}

/** E.g. "Find the volume of the largest cone that can be cut out of a cube of edge 6 cm. Give the answer in terms of π." */
export const largest = template({
  id: 'sav-largest-solid-inside',
  version: 3,
  topic: 'areas-volumes',
  archetypes: ['sav-largest-solid'],
  difficulty: 'medium',
  marks: 1,
  draw: (random): Draw => {
    const kind = random.pick(['cone in cube', 'sphere in cube', 'cone in hemisphere', 'sphere in cylinder'] as const)
    return random.until(
      (source): Draw => ({ kind, size: source.integer(3, 18), stem: source.pick([0, 1, 2] as const) }),
      // 1331 is known as the cube of 11: what is larger wants a calculator
      (draw) => coefficient(draw).d <= 4n && coefficient(draw).n <= 1331n,
    )
  },
  given: ({ kind, size }) => ({ kind, size: fraction(size), unit: 'cm' }),
  solution,
  ask: (draw) => ({
    question: `${largestStems(draw.kind, draw.size)[draw.stem]} Give the answer in terms of $\\pi$.`,
    rule: { kind: 'surd', unit: 'cm³' },
    hints: [largestHint[draw.kind], 'Leave $\\pi$ in the answer and reduce the fraction in front of it.'],
    explanation:
      'The largest solid touches the solid in which it lies on every side; this gives its radius and its height.',
  }),
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
