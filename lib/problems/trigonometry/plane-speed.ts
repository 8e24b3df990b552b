import { tanOf } from './pieces/heights'
import { measured } from './pieces/ratio'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, equals, isValue, says, template } from '../template'
import type { SketchFigure } from '../../figures/figure'

function planeFigure(height: string): SketchFigure {
  return {
    kind: 'sketch',
    points: { O: [0, 0], A: [5, 5 * Math.sqrt(3)], B: [15, 5 * Math.sqrt(3)], C: [5, 0], D: [15, 0] },
    segments: [
      { from: 'O', to: 'D' },
      { from: 'A', to: 'C', dashed: true },
      { from: 'B', to: 'D', label: height, dashed: true },
      { from: 'O', to: 'A' },
      { from: 'O', to: 'B' },
      { from: 'A', to: 'B', ray: true },
    ],
    angles: [
      { at: 'C', from: 'A', to: 'D', right: true },
      { at: 'D', from: 'B', to: 'C', right: true },
      { at: 'O', from: 'C', to: 'B', label: '30°' },
      { at: 'O', from: 'C', to: 'A', label: '60°' },
    ],
    description:
      'An aeroplane flies along the horizontal line from A to B; from O on the ground the angle of elevation is 60° at A and 30° at B.',
  }
}

const planeStems: readonly ((height: string, time: number, unit: string) => string)[] = [
  (height, time, unit) =>
    `The angle of elevation of an aeroplane from a point $O$ on the ground is $60^\\circ$. After a flight of $${time}$ seconds the angle of elevation becomes $30^\\circ$. The aeroplane flies at a constant height of $${height}$ m. Find its speed in ${unit}.`,
  (height, time, unit) =>
    `A jet plane flies horizontally at a height of $${height}$ m. A boy at a point $O$ on the ground sees it at an angle of elevation of $60^\\circ$, and $${time}$ seconds later at $30^\\circ$. Find the speed of the plane in ${unit}.`,
  (height, time, unit) =>
    `From a point $O$ on the ground a girl watches an aeroplane that flies horizontally at a constant height of $${height}$ m. In $${time}$ seconds its angle of elevation changes from $60^\\circ$ to $30^\\circ$. What is the speed of the aeroplane in ${unit}?`,
]

/** E.g. "The angle of elevation of an aeroplane at a height of 1500√3 m changes from 60° to 30° in 15 seconds. Find its speed in km/h." */
export const planeSpeed = template({
  id: 'ht-plane-speed',
  version: 2,
  topic: 'trigonometry',
  archetypes: ['ht-moving-object-speed'],
  difficulty: 'hard',
  marks: 5,
  draw: (random) => ({
    ...random.until(
      (source) => ({ k: source.integer(3, 40) * 100, time: source.pick([10, 12, 15, 16, 18, 20, 24, 25, 30, 36, 40]) }),
      ({ k, time }) =>
        (2 * k) % time === 0 && ((2 * k) / time) % 5 === 0 && (2 * k) / time >= 50 && (2 * k) / time <= 300,
    ),
    unit: random.pick(['m/s', 'km/h'] as const),
    stem: random.pick(planeStems),
  }),
  pose: ({ k, time, unit, stem }) => {
    const speed = (2 * k) / time
    const key = unit === 'm/s' ? speed : (speed * 18) / 5
    return {
      question: stem(`${k}\\sqrt{3}`, time, unit),
      rule: { kind: 'number', expected: `${key}`, unit },
      figure: planeFigure(`${k}√3 m`),
      hints: [
        'Find the two horizontal distances from $O$ with $\\tan$.',
        `The aeroplane flies the difference of these distances in $${time}$ s.`,
        ...(unit === 'km/h' ? ['To change m/s into km/h, multiply by $\\frac{18}{5}$.'] : []),
      ],
      steps: [
        `Let the aeroplane be at $A$ and then at $B$; let $C$ and $D$ be the points of the ground below. Given: $AC = BD = ${k}\\sqrt{3}$ m.`,
        earns(
          1.5,
          `In right triangle $OCA$, $\\tan 60^\\circ = \\frac{AC}{OC}$, so $OC = \\frac{${k}\\sqrt{3}}{\\sqrt{3}} = ${k}$ m`,
        ),
        earns(
          1.5,
          `In right triangle $ODB$, $\\tan 30^\\circ = \\frac{BD}{OD}$, so $OD = ${k}\\sqrt{3} \\times \\sqrt{3} = ${3 * k}$ m`,
        ),
        earns(0.5, `Distance flown $= CD = OD - OC = ${3 * k} - ${k} = ${2 * k}$ m`, 'distance'),
        earns(
          unit === 'm/s' ? 1 : 0.5,
          `Speed $= \\frac{\\text{distance}}{\\text{time}} = \\frac{${2 * k}}{${time}} = ${speed}$ m/s`,
          'speed',
        ),
        ...(unit === 'km/h'
          ? [earns(0.5, says`In km/h, ${equals('speed', `${speed} \\times \\frac{18}{5}`, `${key}`)}`, 'km/h')]
          : []),
        earns(0.5, says`Hence ${isValue('the speed', `${key}`, unit)}.`),
      ],
      explanation:
        'The height stays the same, so each angle fixes one horizontal distance; the root in the height is chosen so that both come out whole.',
    }
  },
  crossCheck: ({ k, time, unit }) => {
    const height = k * Math.sqrt(3)
    const metresPerSecond = (height / tanOf(30) - height / tanOf(60)) / time
    return measured(unit === 'm/s' ? metresPerSecond : metresPerSecond * 3.6)
  },
  slips: ({ k, time, unit }) => {
    const speed = (2 * k) / time
    const shown = (value: number) => measured(unit === 'm/s' ? value : value * 3.6)
    return distinctSlips(shown(speed), [
      {
        response: measured(unit === 'm/s' ? speed * 3.6 : speed),
        note: `Check the unit: the speed is asked in ${unit}.`,
        step: unit === 'm/s' ? 'speed' : 'km/h',
      },
      { response: shown(2 * speed), note: 'Subtract the two horizontal distances; do not add them.', step: 'distance' },
      {
        response: shown(1.5 * speed),
        note: 'The plane does not start above O: look at the distance flown.',
        step: 'distance',
      },
    ])
  },
})
