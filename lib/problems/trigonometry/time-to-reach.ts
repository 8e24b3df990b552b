import { tanOf } from './pieces/heights'
import { measured } from './pieces/ratio'
import { earns, template } from '../template'

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
  version: 2,
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
          { at: 'A', from: 'X', to: 'D', label: '30°' },
          { at: 'A', from: 'X', to: 'C', label: '60°' },
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
