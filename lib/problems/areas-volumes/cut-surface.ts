import { fraction, type Fraction } from '../../maths'
import { earns, isValue, says, template, type Slip } from '../template'
import { distinctSlips } from '../slips/distinct-slips'
import { cutQuestion, sizesOf, type Cut } from './pieces/cut-solids'
import { workedCut } from './pieces/cut-lines'

const ratioText = (value: Fraction): string => `${value.n}:${value.d}`

/** E.g. "A solid sphere is cut into two equal hemispheres. Find the ratio of the surface of the sphere to that of the two hemispheres together." */
export const cutSurface = template({
  id: 'sav-solid-cut-into-parts',
  version: 4,
  topic: 'areas-volumes',
  archetypes: ['sav-cut-surface'],
  difficulty: 'easy',
  marks: 2,
  draw: (random): Cut => {
    const kind = random.pick([
      'sphere',
      'cube',
      'cylinder',
      'cylinder',
      'growth of a cuboid',
      'growth of a cuboid',
      'growth of a cube',
    ] as const)
    const stem = random.pick([0, 1, 2] as const)
    const { edge, other, height } = sizesOf({ kind, stem })
    return {
      kind,
      edge: random.integer(...edge),
      other: random.integer(...other),
      height: random.integer(...height),
      parts: random.integer(2, 4),
      stem,
    }
  },
  things: (cut) => {
    const ranges = sizesOf(cut)
    return (['edge', 'other', 'height'] as const).map((side) => {
      const [least, most] = ranges[side]
      return { name: `the ${side} in cm`, size: cut[side], least, most }
    })
  },
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
        earns(
          0.5,
          isGrowth
            ? says`Hence, ${isValue('the increase of the surface area', `${growth}`, 'cm²')}.`
            : `Hence, the ratio is $${ratio.n} : ${ratio.d}$.`,
        ),
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
