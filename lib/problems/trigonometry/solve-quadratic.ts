import { isTwoRoots, quadraticCases, type QuadraticCase } from './pieces/ratio-quadratics'
import { complement } from './pieces/heights'
import { withAngle } from './pieces/identity'
import { distinctSlips } from '../slips/distinct-slips'
import { ratioQuadratic as solution } from '../../solutions/trigonometry/ratio-quadratic'
import { template, type Slip } from '../template'

const stems: readonly ((equation: string, angle: string, asked: string) => string)[] = [
  (equation, angle, asked) => `Find ${asked} $${angle}$ for which $${equation}$, in degrees.`,
  (equation, angle, asked) => `Solve $${equation}$ for ${asked} $${angle}$, in degrees.`,
  (equation, angle, asked) => `It is given that $${equation}$. Find ${asked} $${angle}$ in degrees.`,
]

function slipsOf({ angles, other }: QuadraticCase): readonly Slip[] {
  const key = angles.join(', ')
  const turned = angles
    .map((angle) => complement[angle])
    .sort((one, two) => one - two)
    .join(', ')
  if (isTwoRoots(angles))
    return distinctSlips(key, [
      ...angles.map((angle) => ({
        response: `${angle}`,
        note: 'The equation has two factors: what does the other one give?',
        step: 'values',
      })),
      ...(turned === key
        ? []
        : [{ response: turned, note: 'Look the two values up in the table again.', step: 'last' }]),
    ])
  const [angle = 45] = angles
  return distinctSlips(key, [
    ...(angle === 45
      ? []
      : [{ response: `${complement[angle]}`, note: 'Look the value up in the table again.', step: 'last' }]),
    {
      response: `${angle}, ${other}`,
      note: 'One of the two values belongs to no acute angle. Which one, and why?',
      step: 'values',
    },
    {
      response: `${angle === 45 ? 30 : 45}`,
      note: 'Put your angle into the equation: does it hold?',
      step: 'factors',
    },
  ])
}

/** E.g. "Find the acute angle A for which 2 sin² A + 3 sin A - 2 = 0." */
export const solveRatioQuadratic = template({
  id: 'trig-quadratic-in-a-ratio',
  topic: 'trigonometry',
  archetypes: ['trig-solve-quadratic'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) => {
    const kind = random.pick(['factors', 'factors', 'identity', 'two'] as const)
    return {
      posed: quadraticCases[kind](random),
      angle: random.pick(['A', '\\theta', 'x']),
      stem: random.pick(stems),
    }
  },
  given: ({ posed: { stated }, angle }) => ({ angle, equation: stated }),
  solution,
  ask: ({ posed, angle, stem }) => {
    const isTwo = isTwoRoots(posed.angles)
    const text = (line: string) => withAngle(line, angle)
    return {
      question: stem(text(posed.equation), angle, isTwo ? 'the two acute angles' : 'the acute angle'),
      rule: isTwo ? { kind: 'roots' } : { kind: 'number', unit: '°' },
      hints: [
        posed.opening === undefined
          ? text('Read the equation as a quadratic equation in one ratio, and factorise it.')
          : 'Use an identity first, so that only one ratio is left in the equation.',
        'Which values can this ratio have when the angle is acute?',
      ],
      explanation:
        'A ratio may take the place of the unknown; at the end each value is tested: can an acute angle have it?',
    }
  },
  crossCheck: ({ posed }) =>
    Array.from({ length: 89 }, (_, index) => index + 1)
      .filter((degrees) => Math.abs(posed.at((degrees * Math.PI) / 180)) < 1e-9)
      .join(', '),
  slips: ({ posed }) => slipsOf(posed),
})
