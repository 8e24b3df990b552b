import { rational } from '../../question/polynomial'
import { factsOf } from '../../question/question'
import { lengthsIn, segment } from '../../question/segments'
import { recogniser } from '../../recogniser'
import { toNumber } from '../../../maths/fraction'
import { known, single, sumOf } from '../../../solutions/trigonometry/pieces/linear'
import { standardAngles } from '../../../solutions/trigonometry/pieces/ratio'
import { twoTerm } from '../../../solutions/trigonometry/pieces/two-term'
import { lengthsAsked, sightsTold as solution, type SightsTold } from '../../../solutions/trigonometry/sights-told'
import { fraction } from '../../../maths/fraction'

/** "In right triangle AOC with the right angle at C, B lies on AC, ∠AOC = 60°, ∠BOC = 45° and OC = 24 m. Find AB." */
export const partOfMast = recogniser<SightsTold>({
  id: 'part-of-a-mast',
  solution,
  cues: ['angle', 'tower', 'pole'],
  words: [
    'right',
    'triangle',
    'angle',
    'angled',
    'lies',
    'length',
    'mast',
    'tower',
    'pole',
    'vertical',
    'point',
    'base',
  ],
  examples: [
    'In a right triangle AOC with right angle at C, B lies on AC, ∠AOC = 60°, ∠BOC = 45° and OC = 24 m. Find AB.',
    'In a triangle PQR with right angle at R, S lies on PR, ∠PQR = 45°, ∠SQR = 30° and QR = 36 m. Find the length of PS.',
    'AC is a vertical pole with its base at C and B lies on AC. O is a point with OC = 24 m, ∠AOC = 60° and ∠BOC = 30°. Find AB.',
    'AC is a vertical tower, B lies on AC. OC = 10 m, ∠AOC = 60° and ∠BOC = 45°. Find the length AB.',
  ],
  refuses: [
    'In a right triangle AOC with right angle at C, B lies on AC, ∠AOC = 45°, ∠BOC = 60° and OC = 24 m. Find AB.',
    'In a right triangle AOC with right angle at C, B lies on AC, ∠AOC = 60°, ∠BOC = 45° and OA = 24 m. Find AB.',
    'In a right triangle AOC with right angle at C, B lies on OA, ∠AOC = 60°, ∠BCO = 45° and OC = 24 m. Find AB.',
  ],
  read: (question) => {
    const lengths = lengthsIn(question)
    const [high, low, ...more] = factsOf(question, 'angle')
      .flatMap((fact) => {
        const value = rational(fact.node)
        const size = value && standardAngles.find((one) => one === toNumber(value))
        return size && size < 90 && size > 0 && fact.name.length === 3 ? [{ fact, name: fact.name, size }] : []
      })
      .toSorted((a, b) => b.size - a.size)
    const angles = factsOf(question, 'angle')
    if (!lengths || !high || !low || more.length > 0 || angles.length !== 2 || high.size === low.size) return null
    const [a, o, c] = [...high.name]
    const [b, middle, end] = [...low.name]
    if (a === undefined || b === undefined || o === undefined || c === undefined || o !== middle || c !== end)
      return null
    const [[side, ground] = [], ...others] = [...lengths.of]
    const names = factsOf(question, 'letter')
    const asked = names.at(-1)
    const isOn = question.words.includes('lies') && names.some(({ name }) => segment(name) === segment(a + c))
    const isRight = names.some(({ name }) => name === c) || question.words.includes('vertical')
    if (others.length > 0 || ground === undefined || side !== segment(o + c) || !isOn || !isRight) return null
    if (
      !asked ||
      segment(asked.name) !== segment(a + b) ||
      names.some(({ name }) => ![...name].every((one) => [a, b, o, c].includes(one)))
    )
      return null
    const run = known(twoTerm(ground, fraction(0)))
    const [x, y] = [single('x'), single('y')]
    const given: SightsTold = {
      letters: new Map([
        ['x', `$${b}${c}$`],
        ['y', `$${a}${b}$`],
      ]),
      ties: [
        { kind: 'sight', angle: low.size, rise: x, run, seen: `In right triangle $${b}${o}${c}$` },
        { kind: 'sight', angle: high.size, rise: sumOf(x, y), run, seen: `In right triangle $${a}${o}${c}$` },
      ],
      asked: [{ name: `the length of $${a}${b}$`, value: y }],
      isRatio: false,
      rootThree: null,
    }
    return lengthsAsked(given) && { given, used: [...lengths.used, high.fact, low.fact, ...names] }
  },
})
