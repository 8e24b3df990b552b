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
      { from: 'A', to: 'C', label: height, dashed: true },
      { from: 'B', to: 'D', dashed: true },
      { from: 'O', to: 'A' },
      { from: 'O', to: 'B' },
      { from: 'A', to: 'B', ray: true },
    ],
    angles: [
      { at: 'C', from: 'A', to: 'D', right: true },
      { at: 'D', from: 'B', to: 'C', right: true },
    ],
    caption: '$\\angle AOC = 60^\\circ$, $\\angle BOD = 30^\\circ$',
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

const movers = [
  { who: 'A man on the top of a vertical tower', object: 'a car', stop: 'the foot of the tower' },
  { who: 'A guard on the top of a lighthouse', object: 'a boat', stop: 'the foot of the lighthouse' },
  { who: 'A girl on the roof of a tall building', object: 'a bus', stop: 'the foot of the building' },
] as const

const moverStems: readonly ((mover: (typeof movers)[number], time: string) => string)[] = [
  ({ who, object }, time) =>
    `${who} sees ${object} coming straight towards it at a uniform speed. The angle of depression of ${object.replace(/^a /, 'the ')} changes from $30^\\circ$ to $60^\\circ$ in ${time}.`,
  ({ who, object, stop }, time) =>
    `Seen by ${who.replace(/^A /, 'a ')}, the angle of depression of ${object} changes from $30^\\circ$ to $60^\\circ$ in ${time}, while it moves in a straight line and at a uniform speed towards ${stop}.`,
  ({ who, object, stop }, time) =>
    `${who} watches ${object} that approaches ${stop} in a straight line at a uniform speed. Its angle of depression is $30^\\circ$ at first, and $60^\\circ$ after ${time}.`,
]

/** E.g. "The angle of depression of a car coming at uniform speed changes from 30° to 60° in 12 minutes. When does it reach the tower?" */
export const timeToReach = template({
  id: 'ht-time-to-reach',
  topic: 'trigonometry',
  archetypes: ['ht-moving-object-speed'],
  difficulty: 'hard',
  marks: 5,
  draw: (random) => ({
    mover: random.pick(movers),
    time: random.integer(3, 20) * 2,
    unit: random.pick(['minutes', 'seconds'] as const),
    asked: random.pick(['rest', 'whole'] as const),
    stem: random.pick(moverStems),
  }),
  pose: ({ mover, time, unit, asked, stem }) => {
    const { object, stop } = mover
    const the = object.replace(/^a /, 'the ')
    const key = asked === 'rest' ? time / 2 : time / 2 + time
    return {
      question: `${stem(mover, `$${time}$ ${unit}`)} ${asked === 'rest' ? `How many more ${unit} does ${the} take to reach ${stop}?` : `In how many ${unit}, counted from the first sight, does ${the} reach ${stop}?`}`,
      rule: { kind: 'number', expected: `${key}`, unit: unit === 'minutes' ? 'min' : 's' },
      figure: {
        kind: 'sketch',
        points: { A: [0, 10], B: [0, 0], C: [10 * tanOf(30), 0], D: [10 * tanOf(60), 0], X: [19, 10] },
        segments: [
          { from: 'B', to: 'A', label: 'h' },
          { from: 'B', to: 'D' },
          { from: 'A', to: 'C' },
          { from: 'A', to: 'D' },
          { from: 'A', to: 'X', dashed: true },
        ],
        angles: [
          { at: 'B', from: 'A', to: 'C', right: true },
          { at: 'C', from: 'B', to: 'A', label: '60°' },
          { at: 'D', from: 'C', to: 'A', label: '30°' },
        ],
        description:
          'A vertical line AB; the point D on the ground is seen from A at an angle of depression of 30° and the nearer point C at 60°.',
      },
      hints: [
        'Let the height be $h$ and write both distances from the foot in terms of $h$.',
        'Compare the part already travelled with the part that is left.',
        'At a uniform speed times are in the same ratio as distances.',
      ],
      steps: [
        earns(
          0.5,
          `Let $AB = h$, and let ${the} move from $D$ to $C$ in $${time}$ ${unit}. Then $\\angle ADB = 30^\\circ$ and $\\angle ACB = 60^\\circ$ (alternate angles).`,
        ),
        earns(1, '$\\tan 60^\\circ = \\frac{h}{BC}$, so $BC = \\frac{h}{\\sqrt{3}}$'),
        earns(1, '$\\tan 30^\\circ = \\frac{h}{BD}$, so $BD = h\\sqrt{3} = \\frac{3h}{\\sqrt{3}}$'),
        earns(
          1,
          '$DC = BD - BC = \\frac{3h}{\\sqrt{3}} - \\frac{h}{\\sqrt{3}} = \\frac{2h}{\\sqrt{3}}$, so $BC = \\frac{1}{2} DC$',
          'parts of the way',
        ),
        earns(
          1,
          `The speed is uniform, so $BC$ takes half as long as $DC$: $\\frac{1}{2} \\times ${time} = ${time / 2}$ ${unit}`,
          'time',
        ),
        earns(
          0.5,
          asked === 'rest'
            ? `Hence the time still needed is $${key}$ ${unit}.`
            : `Hence the whole time from the first sight is $${time} + ${time / 2} = ${key}$ ${unit}.`,
        ),
      ],
      explanation:
        'Neither the height nor the speed is known, and neither is needed: both cancel when the two distances are compared.',
    }
  },
  crossCheck: ({ time, asked }) => {
    // Any height will do.
    const [near, far] = [7 / tanOf(60), 7 / tanOf(30)]
    const speed = (far - near) / time
    return measured(asked === 'rest' ? near / speed : far / speed)
  },
  slips: ({ time, asked }) => [
    {
      response: `${time}`,
      note: 'The two parts of the way are not equal: work out both distances.',
      step: 'parts of the way',
    },
    {
      response: `${asked === 'rest' ? time / 2 + time : time / 2}`,
      note: 'Read again from which moment the time is counted.',
      step: 'last',
    },
    {
      response: `${asked === 'rest' ? 2 * time : 3 * time}`,
      note: 'Compare BC with DC: which of the two parts of the way is the shorter one?',
      step: 'time',
    },
  ],
})
