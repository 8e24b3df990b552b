import { agree, countLeft, toldWith } from './growth'
import { outAndBack as solution, type Given } from '../../../solutions/arithmetic-progressions/out-and-back'
import { phrase } from '../../question/phrase'
import { recogniser } from '../../recogniser'

/** "A bucket stands 5 m from the first of 10 potatoes, which lie 3 m apart. They are fetched one at a time. How far is the way?" */
export const outAndBack = recogniser<Given>({
  id: 'out-and-back',
  solution,
  story: true,
  cues: ['apart', 'farther', 'further', 'intervals', 'interval'],
  words: [
    ...['line', 'point', 'each', 'all', 'after', 'other', 'others', 'total', 'distance', 'nearest', 'next', 'many'],
    ...['ball', 'balls', 'before', 'same', 'lie', 'next', 'run', 'first'],
  ],
  examples: [
    'In a potato race a bucket is placed at the starting point, which is 4 m from the first potato. The other potatoes are placed 6 m apart in a straight line, and there are 18 potatoes in the line. A runner starts from the bucket, picks up the nearest potato, runs back and drops it in, runs for the next potato, and goes on until all potatoes are in the bucket. What is the total distance, in metres, that the runner has to run?',
    'A gardener waters 16 young trees that stand in a row in line with a well. The nearest tree is 12 m from the well and the trees are 3 m apart. He waters one tree at a time and goes back to the well after each. How many metres does he walk in all, if he starts at the well and ends there?',
    '18 flags are to be put up along a straight path. The first is to stand 5 m from the store, and each of the others 2 m farther away than the one before. Asha carries one flag at a time and comes back to the store after each. Find the total distance, in metres, that she covers.',
    'potato race: bucket is 5 m from first potato, other potatoes are 3 m apart, 10 potatoes. she brings them back one at a time. total distance she has to run?',
  ],
  refuses: [
    '18 flags are to be put up along a path. The first is to stand 5 m from the store, and each of the others 2 m farther away than the one before. Asha carries two flags at a time and comes back to the store after each. Find the total distance that she covers.',
    '18 flags stand along a path. The first is 5 m from the store and the others are 2 m apart. How far is the last flag from the store?',
    '18 flags are to be put up along a path. The first is to stand 5 m from the store, and the flags are 2 m apart. Asha carries one flag at a time and does not come back after the last. Find the total distance that she covers.',
  ],
  read: (question) => {
    const start = phrase(question, '#f before? first|nearest', 'first|nearest #f')
    const apart = phrase(
      question,
      '#s apart',
      'each other|others #s farther|further away? one? before',
      'interval|intervals #s',
    )
    const back = phrase(question, 'back', 'one ~x? time', 'brings|brought|returns')
    const one = phrase(question, 'one ~x? time')
    const last = phrase(question, 'including last return')
    const asked = phrase(
      question,
      'total distance',
      'many metres|metre|meters * all|total',
      'how far * all|total',
      'distance * all|total',
    )
    const taken = [start, apart, back, one, asked, last].flatMap((found) => found?.taken ?? [])
    const count = countLeft(question, taken)
    // water that is brought to each tree: the last way is out alone, unless it is said that he comes back
    const isWater = question.words.some((word) => /^water/.test(word))
    if (isWater && !phrase(question, 'back|returns')) return null
    if (!start || !apart || !back || !asked || !count || count.isOrdinal) return null
    if (!agree(start.units.f, apart.units.s) || count.of === 'm') return null
    return {
      given: { first: start.numbers.f, apart: apart.numbers.s, n: count.n },
      ...toldWith(question, taken, count),
    }
  },
  unit: () => 'm',
})
