import { measured } from './pieces/ratio'
import { given, partsOf, sidesList, values, type AcuteAngles } from './pieces/acute-angle-parts'
import { inPart } from '../slips/in-part'
import { ratioNames } from '../../solutions/trigonometry/pieces/ratio'
import { negate, surd, surdTex, surdText } from '../../maths'
import { template } from '../template'

interface Draw extends AcuteAngles {
  readonly stem: number
}

const stems: readonly ((corners: Draw['corners'], fact: string) => string)[] = [
  ([p, q, r], fact) => `In $\\triangle ${p}${q}${r}$ the angle $${q}$ is $90^\\circ$ and $${fact}$.`,
  ([p, q, r], fact) => `$\\triangle ${p}${q}${r}$ is right-angled at $${q}$, and $${fact}$.`,
  ([p, q, r], fact) =>
    `In a right triangle $${p}${q}${r}$ with $\\angle ${q} = 90^\\circ$, it is given that $${fact}$.`,
]

/** E.g. "In triangle PQR the angle Q is 90° and tan P = 3/4. Find (i) sin P cos R + cos P sin R (ii) cos P cos R - sin P sin R." */
export const sumOfAcuteAngles = template({
  id: 'trig-sum-of-acute-angles',
  version: 2,
  topic: 'trigonometry',
  archetypes: ['trig-right-triangle-sum'],
  difficulty: 'medium',
  marks: 2,
  draw: (random): Draw => ({
    sides: random.pick(sidesList),
    isSum: random.chance(0.4),
    name: random.pick(ratioNames),
    corners: random.pick([
      ['P', 'Q', 'R'],
      ['A', 'B', 'C'],
      ['X', 'Y', 'Z'],
      ['L', 'M', 'N'],
    ] as const),
    stem: random.integer(0, stems.length - 1),
  }),
  pose: (draw) => ({
    question:
      (stems[draw.stem] ?? stems[0])?.(
        draw.corners,
        `\\${draw.name} ${draw.corners[0]} = ${surdTex(given(draw.sides, draw.name))}`,
      ) ?? '',
    parts: partsOf(draw),
    hints: [
      `Name the sides as multiples of $k$ from the given ratio, then find the third side.`,
      `The side opposite to one acute angle is adjacent to the other: what does this say about $\\sin ${draw.corners[0]}$ and $\\cos ${draw.corners[2]}$?`,
    ],
    explanation:
      'The two acute angles of a right triangle exchange opposite and adjacent: the sine of one is the cosine of the other.',
  }),
  crossCheck: ({ sides: { squares }, isSum }) => {
    const p = Math.atan(Math.sqrt(squares[0] / squares[1]))
    const r = Math.PI / 2 - p
    return (isSum ? [Math.sin(p + r), Math.cos(p + r)] : [Math.sin(p - r), Math.cos(p - r)]).map((value) =>
      measured(Math.abs(value) < 1e-12 ? 0 : value),
    )
  },
  slips: ({ sides, isSum, corners: [p, , r] }) => {
    const [one, two] = values(sides, isSum)
    const [zero, unit] = [surd(0, 1), surd(1, 1)]
    // with sin R taken for sin P
    const [difference, double] = values(sides, false)
    const same = isSum ? [double, { ...difference, coefficient: negate(difference.coefficient) }] : [zero, unit]
    const note = `Angle ${r} is the other acute angle: which side is opposite to it? sin ${r} is not sin ${p}.`
    return [
      ...inPart('(i)', surdText(one), [
        { response: surdText(same[0] ?? zero), note, step: 'ratios' },
        {
          response: surdText(isSum ? difference : unit),
          note: 'Look at the sign between the two products.',
          step: 'ratios',
        },
      ]),
      ...inPart('(ii)', surdText(two), [
        { response: surdText(same[1] ?? unit), note, step: 'put' },
        { response: surdText(isSum ? double : zero), note: 'Look at the sign between the two products.', step: 'put' },
      ]),
    ]
  },
})
