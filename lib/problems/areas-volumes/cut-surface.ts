import { fraction, toTex, type Fraction } from '../../maths'
import { chain, earns, equals, isValue, line, says, template, type Slip, type Step } from '../template'
import { distinctSlips } from '../slips/distinct-slips'
import { cutOf, cutQuestion, type Cut } from './pieces/cut-solids'

const ratioText = (value: Fraction): string => `${value.n}:${value.d}`

/** E.g. "A solid sphere is cut into two equal hemispheres. Find the ratio of the surface of the sphere to that of the two hemispheres together." */
export const cutSurface = template({
  id: 'sav-solid-cut-into-parts',
  topic: 'areas-volumes',
  archetypes: ['sav-cut-surface'],
  difficulty: 'easy',
  marks: 1,
  draw: (random): Cut => ({
    kind: random.pick([
      'sphere',
      'cube',
      'cylinder',
      'cylinder',
      'growth of a cuboid',
      'growth of a cuboid',
      'growth of a cube',
    ] as const),
    edge: random.integer(2, 20),
    other: random.integer(2, 20),
    height: random.integer(4, 30),
    parts: random.integer(2, 4),
    stem: random.pick([0, 1, 2] as const),
  }),
  things: ({ edge, other, height }) =>
    [edge, other, height].map((size) => ({ name: 'a side or a radius in cm', size, least: 2, most: 30 })),
  pose: (cut) => {
    const { before, after, isGrowth, steps } = workedCut(cut)
    const [old, now] = [fraction(before), fraction(after)]
    const growth = after - before
    const ratio = fraction(old.n, now.n)
    return {
      question: cutQuestion(cut),
      rule: isGrowth
        ? { kind: 'number', expected: `${growth}`, unit: 'cm²' }
        : { kind: 'ratio', expected: ratioText(ratio) },
      hints: [
        'Each plane cut makes two new faces that were not there before: one on either side.',
        isGrowth ? 'What is the shape of the new faces, and how many are there?' : 'The letter cancels in the ratio.',
      ],
      steps: [
        ...steps,
        isGrowth
          ? says`Hence, ${isValue('the increase of the surface area', `${growth}`, 'cm²')}.`
          : `Hence, the ratio is $${ratio.n} : ${ratio.d}$.`,
      ],
      explanation: 'A cut leaves the volume as it is, but it makes the surface larger by the faces that it opens.',
    }
  },
  crossCheck: (cut) => {
    // count the faces that can be touched, solid by solid
    const { kind, edge: a, other: b, height: h, parts: n } = cut
    if (kind === 'sphere') return '2:3'
    if (kind === 'cube') return `6:${6 + 2 * (n - 1)}`
    if (kind === 'cylinder') return `${h + a}:${h + n * a}`
    const [l, w, t] = kind === 'growth of a cube' ? [a, a, a] : [a + b, b, a]
    const surface = (x: number, y: number, z: number) => 2 * (x * y + y * z + z * x)
    return `${Math.round(n * surface(l / n, w, t) - surface(l, w, t))}`
  },
  slips: (cut): readonly Slip[] => {
    const { before, after, isGrowth } = workedCut(cut)
    const growth = after - before
    const ratio = fraction(before, after)
    if (isGrowth)
      return distinctSlips(`${growth}`, [
        { response: `${growth / 2}`, note: 'Each cut makes two new faces, one on either side.', step: 'faces' },
        { response: `${after}`, note: 'That is the surface of all the parts; the increase is asked.', step: 'faces' },
        {
          response: '0',
          note: 'The volume stays the same, but the surface does not: look at the new faces.',
          step: 'faces',
        },
      ])
    return distinctSlips(ratioText(ratio), [
      { response: '1:1', note: 'New faces appear where the solid is cut.', step: 'after' },
      { response: ratioText(fraction(ratio.d, ratio.n)), note: 'Mind which surface is named first.', step: 'last' },
      {
        response: ratioText(fraction(2 * before, before + after)),
        note: 'Each cut makes two new faces, one on either side.',
        step: 'after',
      },
    ])
  },
})

interface Worked {
  readonly before: number
  readonly after: number
  readonly isGrowth: boolean
  readonly steps: readonly Step[]
}

/** The surface before and after, in units that cancel in a ratio. */
function workedCut(cut: Cut): Worked {
  const { before, after, area } = cutOf(cut)
  const { kind, parts: n } = cut
  const isGrowth = kind.startsWith('growth')
  if (isGrowth) {
    const faces = 2 * (n - 1)
    return {
      before,
      after,
      isGrowth,
      steps: [
        line(
          'cuts',
          says`To make $${n}$ parts, ${equals('number of cuts', `${n} - 1`, `${n - 1}`)}, and each cut opens two new faces.`,
        ),
        earns(
          1,
          says`${equals('Area of the new faces', `${faces} \\times ${area}`, `${after - before}`)} cm²`,
          'faces',
        ),
      ],
    }
  }
  const [whole, parts] = [before, after].map((value) =>
    kind === 'sphere' ? `${value}\\pi r^2` : kind === 'cube' ? `${value}a^2` : `${value}\\pi`,
  )
  const ratio = fraction(before, after)
  return {
    before,
    after,
    isGrowth,
    steps: [
      line('before', `Surface of the ${kind} $= ${whole ?? ''}$`),
      line(
        'after',
        kind === 'sphere'
          ? 'Total surface of the two hemispheres $= 2 \\times 3\\pi r^2 = 6\\pi r^2$'
          : kind === 'cube'
            ? says`The $${n - 1}$ ${n === 2 ? 'cut adds' : 'cuts add'} ${chain(`2 \\times ${n - 1}`, `${2 * (n - 1)}`)} faces of area $a^2$, so the total surface of the parts is $${parts ?? ''}$.`
            : says`The radius is $${cut.edge}$ and each of the $${n}$ parts has two ends: ${equals('total surface of the parts', `2 \\times \\pi \\times ${cut.edge} \\times ${cut.height} + ${2 * n} \\times \\pi \\times ${cut.edge}^2`, parts ?? '')}.`,
      ),
      earns(1, says`So ${equals('the ratio', `\\dfrac{${whole ?? ''}}{${parts ?? ''}}`, toTex(ratio))}.`, 'ratio'),
    ],
  }
}
