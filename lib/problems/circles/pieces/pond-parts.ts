import { fraction } from '../../../maths'
import { incircleCase as solution, type IncircleCase } from '../../../solutions/circles/incircle-case'
import type { PosedInParts } from '../../posed'

/** A right triangle with its right angle at B and a circle that touches its sides. */
export interface Pond {
  readonly ab: number
  readonly bc: number
  readonly ca: number
  readonly scene: 0 | 1 | 2
  /** What the last part asks. */
  readonly last: 'parts' | 'centre'
}

interface Scene {
  readonly told: (ab: number, bc: number) => string
  readonly unit: 'm' | 'cm'
  /** The round thing. */
  readonly round: string
  /** The shortest leg and the longest side that such a thing has. */
  readonly least: number
  readonly most: number
}

export const pondScenes: readonly [Scene, Scene, Scene] = [
  {
    told: (ab, bc) =>
      `A park has the shape of a triangle $ABC$ with a right angle at $B$; $AB = ${ab}$ m and $BC = ${bc}$ m. A round pond inside it touches all three sides.`,
    unit: 'm',
    round: 'pond',
    least: 20,
    most: 102,
  },
  {
    told: (ab, bc) =>
      `From a wooden board in the shape of a triangle $ABC$ with a right angle at $B$, $AB = ${ab}$ cm and $BC = ${bc}$ cm, a carpenter marks the largest possible round table top, which touches all three sides.`,
    unit: 'cm',
    round: 'table top',
    least: 40,
    most: 130,
  },
  {
    told: (ab, bc) =>
      `For a folk dance a round stage is marked on a triangular ground $ABC$ with a right angle at $B$, $AB = ${ab}$ m and $BC = ${bc}$ m, so that it touches all three sides.`,
    unit: 'm',
    round: 'stage',
    least: 15,
    most: 80,
  },
]

/** One mark for each of the first two parts, two for the last. */
export function pondParts({ ab, bc, scene, last }: Pond): PosedInParts['parts'] {
  const { unit, round } = pondScenes[scene]
  const solved = (asked: IncircleCase['asked']) => {
    const { lines, key } = solution.solve({ legs: [fraction(ab), fraction(bc)], asked, unit }, 'one part of several')
    return { steps: lines, key }
  }
  const [hypotenuse, radius, third] = [solved('hypotenuse'), solved('radius'), solved(last)]
  return [
    {
      label: '(i)',
      ask: 'Find the length of the side $CA$.',
      rule: { kind: 'number', expected: hypotenuse.key, unit },
      steps: hypotenuse.steps,
    },
    {
      label: '(ii)',
      ask: `Find the radius of the ${round}.`,
      rule: { kind: 'number', expected: radius.key, unit },
      steps: radius.steps,
    },
    last === 'parts'
      ? {
          label: '(iii)',
          ask: 'Find the two parts $AR$ and $RC$ into which the point of contact divides the side $CA$.',
          rule: { kind: 'pair', expected: third.key, unit },
          steps: third.steps,
        }
      : {
          label: '(iii)',
          ask: `Find the distance $OA$ of the corner $A$ from the centre. Leave the root in your answer if there is one.`,
          rule: { kind: third.key.includes('√') ? 'surd' : 'number', expected: third.key, unit },
          steps: third.steps,
        },
  ]
}
