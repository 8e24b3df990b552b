import { inTurn, type Held } from './in-turn'
import { bothAsked, lettersFor } from './unknowns'
import { zero } from '../../../maths/fraction'
import { told } from '../../question/phrase'
import { boatAndStream as solution, type Journey } from '../../../solutions/linear-equations/boat-and-stream'
import { recogniser } from '../../recogniser'

const time = '#t altogether|total|together|all?'

const ways = ['#u upstream #d downstream', '#d downstream #u upstream'].flatMap((way) =>
  [`${way} takes|take|taken? ${time}`, `#t ${way}`].map((pattern) => ({ pattern })),
)

const journeyOf = ({ numbers: { u = zero, d = zero, t = zero } }: Held): Journey => ({ up: u, down: d, time: t })

export const boatAndStream = recogniser({
  id: 'boat-and-stream',
  solution,
  story: true,
  cues: ['upstream', 'downstream'],
  words: ['speed', 'stream', 'still'],
  examples: [
    'A motor boat goes 12 km upstream and 60 km downstream in 8 hours. In 6 hours it can go 15 km upstream and 15 km downstream. If the speed of the boat in still water is x km/h and the speed of the stream is y km/h, find x and y.',
    'a boat goes 30 km upstream and 44 km downstream in 10 hours. in 13 hours it can go 40 km upstream and 55 km downstream. find speed of stream and that of boat in still water',
  ],
  refuses: [
    'A boat goes 30 km upstream and 44 km downstream in 10 hours. In 13 hours it can go 40 km upstream and 55 km downstream. How long does it take for 20 km in still water?',
    'A boat goes 30 km upstream and 44 km downstream in 10 hours. In 3 hours more it can go 40 km upstream and 55 km downstream. Find the speeds of the boat and of the stream.',
    'A boat goes 30 km upstream and 44 km downstream in 10 hours. Find the speeds of the boat and of the stream.',
  ],
  read: (question) => {
    const found = inTurn(question, ways, ways)
    if (!found) return null
    const both = [found.one, found.two]
    if (both.some(({ units }) => units.u !== 'km' || units.d !== 'km' || units.t !== 'hour')) return null
    const letters = lettersFor(question)
    const plain = ['speed', 'speeds', 'boat', 'stream', 'still', 'water', 'current', 'both', 'that']
    const isBoat = letters !== null && /stream|current|river/.test(letters.v)
    const ask = isBoat ? letters : letters ? null : bothAsked(question, both, plain)
    return (
      ask && { given: { first: journeyOf(found.one), second: journeyOf(found.two) }, ...told(question, ...both, ask) }
    )
  },
  before: () => '',
})
