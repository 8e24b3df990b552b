import { depressionScenes, type DepressionScene } from './pieces/depression-scenes'
import { cosOf, tanOf } from './pieces/heights'
import { measured } from './pieces/ratio'
import type { PosedInParts } from '../posed'
import { chain, earns, isValue, line, says, template } from '../template'

/** One mark for each of the first two parts, two for the third. */
function partsOf({ one, objects }: DepressionScene, k: number): PosedInParts['parts'] {
  const metres = (value: number) => ({ kind: 'number', expected: `${value}`, unit: 'm' }) as const
  return [
    {
      label: '(i)',
      ask: `Find the distance of ${one} from $B$, in metres.`,
      rule: metres(k),
      steps: [
        line('angle', '$\\angle APB = 60^\\circ$ and $\\angle AQB = 30^\\circ$ (alternate angles).'),
        earns(
          0.5,
          says`$\\tan 60^\\circ = \\frac{AB}{BP}$, so ${chain('BP', `\\frac{${k}\\sqrt{3}}{\\sqrt{3}}`, `${k}`)} m`,
        ),
        earns(0.5, says`Hence ${isValue(`the distance of ${one} from $B$`, `${k}`, 'm')}.`),
      ],
    },
    {
      label: '(ii)',
      ask: `Find the distance of ${one} from $A$, in metres.`,
      rule: metres(2 * k),
      steps: [
        earns(
          0.5,
          says`$\\cos 60^\\circ = \\frac{BP}{AP}$, so ${chain('AP', `${k} \\div \\frac{1}{2}`, `${2 * k}`)} m`,
          'hypotenuse',
        ),
        earns(0.5, says`Hence ${isValue(`the distance of ${one} from $A$`, `${2 * k}`, 'm')}.`),
      ],
    },
    {
      label: '(iii)',
      ask: `Find the distance between the two ${objects}, in metres.`,
      rule: metres(2 * k),
      steps: [
        earns(
          1,
          says`$\\tan 30^\\circ = \\frac{AB}{BQ}$, so ${chain('BQ', `${k}\\sqrt{3} \\times \\sqrt{3}`, `${3 * k}`)} m`,
        ),
        earns(0.5, says`${chain('PQ', 'BQ - BP', `${3 * k} - ${k}`, `${2 * k}`)} m`, 'difference'),
        earns(0.5, says`Hence ${isValue(`the distance between the two ${objects}`, `${2 * k}`, 'm')}.`),
      ],
    },
  ]
}

/** E.g. "A guard on a lighthouse 40√3 m high sees two boats at angles of depression of 60° and 30°: (i) BP (ii) AP (iii) PQ." */
export const heightCase = template({
  id: 'ht-three-part-case',
  version: 2,
  topic: 'trigonometry',
  archetypes: ['ht-case-study'],
  difficulty: 'hard',
  marks: 4,
  draw: (random) => ({ scene: random.pick(depressionScenes), k: random.integer(5, 60) }),
  pose: ({ scene, k }) => {
    const { lead, other } = scene
    return {
      question: `${lead(`${k}\\sqrt{3}`)} The angles of depression of $P$ and $Q$ from $A$ are $60^\\circ$ and $30^\\circ$.`,
      parts: partsOf(scene, k),
      figure: {
        kind: 'sketch',
        points: { A: [0, 10], B: [0, 0], P: [10 * tanOf(30), 0], Q: [10 * tanOf(60), 0], X: [19, 10] },
        segments: [
          { from: 'B', to: 'A', label: `${k}√3 m` },
          { from: 'B', to: 'Q' },
          { from: 'A', to: 'P' },
          { from: 'A', to: 'Q' },
          { from: 'A', to: 'X', dashed: true },
        ],
        angles: [
          { at: 'B', from: 'A', to: 'P', right: true },
          { at: 'P', from: 'B', to: 'A', label: '60°' },
          { at: 'Q', from: 'P', to: 'A', label: '30°' },
        ],
        description: `A vertical line AB of ${k} root 3 metres; P and Q on the ground on the same side, seen from A at angles of depression of 60° and 30°.`,
      },
      hints: [
        'An angle of depression is equal to the angle of elevation at the other end.',
        'Use $\\tan 60^\\circ$ for (i), $\\cos 60^\\circ$ or $\\sin 60^\\circ$ for (ii).',
        `For (iii) find the distance of ${other} from $B$ first.`,
      ],
      explanation:
        'Triangle $APQ$ has the angles $30^\\circ$, $120^\\circ$ and $30^\\circ$, so it is isosceles: that is why $AP$ and $PQ$ are equal.',
    }
  },
  crossCheck: ({ k }) => {
    const height = k * Math.sqrt(3)
    const near = height / tanOf(60)
    return [near, near / cosOf(60), height / tanOf(30) - near].map(measured)
  },
  slips: ({ k }) => [
    {
      part: '(i)',
      response: `${3 * k}`,
      note: 'The larger angle of depression belongs to the nearer point.',
      step: 'angle',
    },
    {
      part: '(ii)',
      response: `${k / 2}`,
      note: 'AP is the hypotenuse: divide by the cosine, do not multiply.',
      step: 'hypotenuse',
    },
    {
      part: '(iii)',
      response: `${4 * k}`,
      note: 'Both points are on the same side: subtract the distances.',
      step: 'difference',
    },
    {
      part: '(iii)',
      response: `${3 * k}`,
      note: 'That is the distance of Q from B; the distance between P and Q is asked.',
      step: 'difference',
    },
  ],
})
