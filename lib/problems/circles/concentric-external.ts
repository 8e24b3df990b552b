import { concentricFigure } from './pieces/concentric-figure'
import { wrongRoots } from './pieces/wrong-roots'
import { fraction, isSquare, simplifyRoot, surd, surdText } from '../../maths'
import { concentricExternal as solution } from '../../solutions/circles/concentric-external'
import { template } from '../template'

interface Draw {
  /** The larger radius, the tangent to the larger circle, the smaller radius. */
  readonly large: number
  readonly known: number
  readonly small: number
  readonly names: readonly [p: string, a: string, b: string]
  readonly stem: 0 | 1 | 2
}

/** The squares of OP and of the tangent to the smaller circle. */
const squares = ({ large, known, small }: Pick<Draw, 'large' | 'known' | 'small'>) => ({
  distance: large * large + known * known,
  wanted: large * large + known * known - small * small,
})

/** E.g. "Two circles with the centre O have radii 15 cm and 7 cm. From P a tangent PA of 20 cm is drawn to the larger one. Find PB." */
export const concentricExternal = template({
  id: 'cir-tangents-to-concentric-circles',
  version: 2,
  topic: 'circles',
  archetypes: ['cir-concentric-external'],
  difficulty: 'medium',
  marks: 2,
  draw: (random): Draw => {
    const whole = random.chance(0.5)
    return {
      ...random.until(
        (source) => ({ large: source.integer(5, 20), known: source.integer(5, 30), small: source.integer(3, 15) }),
        (drawn) => {
          const { large, known, small } = drawn
          const { wanted } = squares(drawn)
          return (
            small <= 0.78 * large &&
            small >= 0.3 * large &&
            known <= 3 * large &&
            known >= 0.6 * large &&
            known !== small &&
            known !== large &&
            isSquare(wanted) === whole &&
            (whole || (simplifyRoot(wanted).outside > 1 && simplifyRoot(wanted).inside <= 30))
          )
        },
      ),
      names: random.pick([
        ['P', 'A', 'B'],
        ['T', 'P', 'Q'],
        ['A', 'P', 'Q'],
      ] as const),
      stem: random.pick([0, 1, 2] as const),
    }
  },
  pose: ({ names, stem, ...drawn }) => {
    const { large, known, small } = drawn
    const [P, A, B] = names
    const [PA, PB] = [`${P}${A}`, `${P}${B}`]
    const { wanted } = squares(drawn)
    const key = surd(1, wanted)
    const whole = isSquare(wanted)
    return {
      question: `${
        (
          [
            `Two circles with the same centre $O$ have radii $${large}$ cm and $${small}$ cm. From an external point $${P}$ a tangent $${PA}$ is drawn to the larger circle and a tangent $${PB}$ to the smaller one. If $${PA} = ${known}$ cm, find $${PB}$.`,
            `From a point $${P}$ outside two concentric circles with centre $O$ and radii $${large}$ cm and $${small}$ cm, the tangents $${PA}$ to the outer circle and $${PB}$ to the inner circle are drawn. Given $${PA} = ${known}$ cm, find the length of $${PB}$.`,
            `$O$ is the centre of two circles of radii $${small}$ cm and $${large}$ cm. $${PA}$ touches the larger circle at $${A}$ and $${PB}$ touches the smaller circle at $${B}$. $${PA}$ is $${known}$ cm long. How long is $${PB}$?`,
          ] as const
        )[stem]
      }${whole ? '' : ' Leave the root in your answer.'}`,
      rule: { kind: whole ? 'number' : 'surd', expected: surdText(key), unit: 'cm' },
      figure: concentricFigure(names, drawn),
      hints: [
        `Join $O${P}$, $O${A}$ and $O${B}$. Where are the right angles?`,
        `The two right triangles have the side $O${P}$ in common. Find its square first.`,
      ],
      steps: solution.solve({
        names,
        large: fraction(large),
        small: fraction(small),
        known: fraction(known),
        unit: 'cm',
      }).lines,
      explanation: `Both tangents belong to right triangles on the hypotenuse $O${P}$, so the sum of the squares of radius and tangent is the same for both circles.`,
    }
  },
  crossCheck: ({ large, known, small }) => {
    // P at (large, known): its distance from O, then the angle under which the smaller circle is seen.
    const distance = Math.hypot(large, known)
    return (distance * Math.cos(Math.asin(small / distance))).toFixed(4)
  },
  slips: (drawn) => {
    const { large, known, small } = drawn
    const { distance, wanted } = squares(drawn)
    return wrongRoots(surd(1, wanted), [
      [surd(1, distance), 'That is the distance of the point from the centre, the hypotenuse.', 'pythagoras'],
      [
        surd(1, distance + small * small),
        'The distance from the centre is the hypotenuse: subtract the square of the radius.',
        'pythagoras',
      ],
      ...(known > large - small ? [] : []),
      [surd(known + large - small, 1), 'Lengths are not added or subtracted here: their squares are.', 'distance'],
      [surd(wanted, 1), 'That is the square of the length: take its root.', 'last'],
    ])
  },
})
