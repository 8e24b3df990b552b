import { askedBehind, asksChance, chanceWords } from './chance'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { pointInDisc as solution, type PointInDisc } from '../../../solutions/probability/point-in-disc'

const of = 'radius|diameter'
const inside = 'circle|disc|ring|spot|bullseye|region|target|hole|pond'

/** "A round board of radius 6 cm has an inner disc of radius 3 cm. Find the probability that a random point lies in the inner disc." */
export const pointInDisc = recogniser<PointInDisc>({
  id: 'point-in-an-inner-disc',
  solution,
  story: true,
  cues: ['probability', 'chance', 'chances'],
  words: [
    ...chanceWords,
    'radius',
    'diameter',
    'point',
    'any',
    'ball',
    'falls',
    'circle',
    'circular',
    'inner',
    'concentric',
    'inside',
  ],
  examples: [
    'A round board of radius 6 cm has an inner disc of radius 3 cm. A point of the board is chosen at random. Find the probability that it lies in the inner disc.',
    'A dart is thrown at a circular board of radius 10 cm which has a circular spot of radius 2 cm. Find the probability that the dart lands outside the spot.',
    'circular park of radius 20 m has a circular pond of radius 5 m. a ball falls in the park. probability that it is in the pond',
  ],
  refuses: [
    'A round board of radius 6 cm has an inner disc of diameter 3 cm. A point of the board is chosen at random. Find the probability that it lies in the inner disc.',
    'A round board of radius 6 cm has two discs of radius 1 cm. A point of the board is chosen at random. Find the probability that it lies in a disc.',
    'A square board of side 6 cm has an inner disc of radius 2 cm. Find the probability that a random point lies in the disc.',
    'A round board of radius 6 cm has an inner disc of radius 3 cm. Find the probability that two random points lie in the disc.',
  ],
  read: (question) => {
    const both =
      phrase(question, `${of} #a * circle|disc|spot|bullseye|region|hole|pond ${of} #b`) ??
      phrase(question, `${of} #a * circular ~x ${of} #b`)
    const measures = both?.taken.flatMap((item) =>
      item.kind === 'word' && /^(?:radius|diameter)$/.test(item.text) ? item.text : [],
    )
    if (!both || !asksChance(question) || new Set(measures).size !== 1 || both.units.a !== both.units.b) return null
    if (question.words.some((word) => /^(?:square|rectangle|rectangular|two|three|both|area)$/.test(word))) return null
    const asked = askedBehind(question)
    const out = phrase(asked, `outside|not * ${inside}`)
    const where = out ?? phrase(asked, `in|inside|within|on|hits|into * ${inside}`, inside)
    if (!where) return null
    return {
      given: { whole: both.numbers.a, inner: both.numbers.b, isInside: out === null },
      ...told(question, both, where),
    }
  },
})
