import { surd, surdTex, surdText } from '../../../maths'
import { chain, earns, line, says } from '../../template'
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
export function pondParts({ ab, bc, ca, scene, last }: Pond): PosedInParts['parts'] {
  const { unit, round } = pondScenes[scene]
  const r = (ab + bc - ca) / 2
  const [fromA, fromC] = [ab - r, bc - r]
  const square = r * r + fromA * fromA
  const distance = surd(1, square)
  return [
    {
      label: '(i)',
      ask: 'Find the length of the side $CA$.',
      rule: { kind: 'number', expected: `${ca}`, unit },
      steps: [
        line('pythagoras', says`By the Pythagoras theorem ${chain('CA^2', `${ab}^2 + ${bc}^2`, `${ca * ca}`)}`),
        earns(1, says`Hence ${chain('CA', `\\sqrt{${ca * ca}}`, `${ca}`)} ${unit}.`),
      ],
    },
    {
      label: '(ii)',
      ask: `Find the radius of the ${round}.`,
      rule: { kind: 'number', expected: `${r}`, unit },
      steps: [
        line('parts', '$OPBQ$ is a square (right angles at $P$, $B$ and $Q$, and $OP = OQ$), so $BP = BQ = r$.'),
        earns(
          0.5,
          `So $AR = AP = ${ab} - r$ and $CR = CQ = ${bc} - r$ (equal tangents), and $AR + CR = ${ca}$.`,
          'tangents',
        ),
        earns(
          0.5,
          says`$${ab} - r + ${bc} - r = ${ca}$. Hence ${chain('r', `\\frac{${ab} + ${bc} - ${ca}}{2}`, `${r}`)} ${unit}.`,
        ),
      ],
    },
    last === 'parts'
      ? {
          label: '(iii)',
          ask: 'Find the two parts $AR$ and $RC$ into which the point of contact divides the side $CA$.',
          rule: { kind: 'pair', expected: `AR = ${fromA}, RC = ${fromC}`, unit },
          steps: [
            earns(
              1,
              says`Tangents from one point are equal: ${chain('AR', 'AP', `${ab} - ${r}`, `${fromA}`)} ${unit} and ${chain('RC', 'CQ', `${bc} - ${r}`, `${fromC}`)} ${unit}.`,
              'equal tangents',
            ),
            earns(1, says`Hence ${chain('AR', `${fromA}`)} ${unit} and ${chain('RC', `${fromC}`)} ${unit}.`),
          ],
        }
      : {
          label: '(iii)',
          ask: `Find the distance $OA$ of the corner $A$ from the centre. Leave the root in your answer if there is one.`,
          rule: { kind: distance.radicand === 1 ? 'number' : 'surd', expected: surdText(distance), unit },
          steps: [
            earns(
              0.5,
              says`$OP \\perp AB$ (radius and tangent), and ${chain('AP', `${ab} - ${r}`, `${fromA}`)} ${unit}.`,
              'leg',
            ),
            earns(
              0.5,
              says`In right triangle $OPA$, ${chain('OA^2', 'OP^2 + AP^2', `${r}^2 + ${fromA}^2`, `${square}`)}`,
              'pythagoras of the centre',
            ),
            earns(1, says`Hence ${chain('OA', `\\sqrt{${square}}`, surdTex(distance))} ${unit}.`),
          ],
        },
  ]
}
