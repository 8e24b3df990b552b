import { inTurn } from './in-turn'
import { bothAsked, lettersFor } from './unknowns'
import { zero } from '../../../maths/fraction'
import { told } from '../../question/phrase'
import { upstreamDownstream as solution } from '../../../solutions/linear-equations/upstream-downstream'
import { recogniser } from '../../recogniser'

const words = {
  down: ['downstream', 'with stream|current', 'down river|stream'],
  up: ['upstream', 'against stream|current', 'up river|stream'],
} as const

interface Way {
  readonly pattern: string
  readonly direction: 'down' | 'up'
}

/** "48 km downstream in 4 hours", "4 hours for 48 km with the stream". */
const ways: readonly Way[] = (['down', 'up'] as const).flatMap((direction) =>
  words[direction].flatMap((word) =>
    [`#d ${word} takes? #t`, `#t #d ${word}`, `${word} #d #t`, `#t ${word} #d`].map((pattern) => ({
      pattern,
      direction,
    })),
  ),
)

const plain = ['speed', 'boat', 'stream', 'still', 'water', 'current', 'both', 'speeds', 'river', 'rowing']

export const upstreamDownstream = recogniser({
  id: 'upstream-downstream',
  solution,
  story: true,
  cues: ['downstream', 'upstream', 'stream', 'current', 'river'],
  words: ['speed', 'stream', 'still'],
  examples: [
    'A motor boat goes 48 km downstream in 4 hours and 24 km upstream in 3 hours. If the speed of the boat in still water is x km/h and that of the stream y km/h, find x and y.',
    'A rowing team covers 24 km with the current in 2 hours. Against the current it covers 20 km in 2 hours. If the speed of the team in still water is x km/h and that of the stream y km/h, find x and y.',
    'ritu can row downstream 20 km in 2 hours and upstream 4 km in 2 hours. find speed of rowing in still water and speed of the current',
  ],
  refuses: [
    'A motor boat goes 48 km downstream in 4 hours and 24 km upstream in 3 hours. Find the time that it takes for 12 km in still water.',
    'A motor boat goes 48 km downstream in 4 hours and 24 km downstream in 3 hours. Find the speeds of the boat and of the stream.',
    'A motor boat goes 48 km downstream in 4 hours and 24 km upstream in 3 hours less. Find the speeds of the boat and of the stream.',
    'A motor boat goes 48 km downstream in 4 hours and 24 km upstream in 3 hours. Find the product of the speeds of the boat and of the stream.',
  ],
  read: (question) => {
    const found = inTurn(question, ways, ways)
    if (!found || found.first.direction === found.second.direction) return null
    const [one, two] = [found.one, found.two]
    if ([one, two].some(({ units }) => units.d !== 'km' || units.t !== 'hour')) return null
    const [down, up] = found.first.direction === 'down' ? [one, two] : [two, one]
    const letters = lettersFor(question)
    const isBoat = letters !== null && /stream|current|river/.test(letters.v)
    const ask = isBoat ? letters : letters ? null : bothAsked(question, [one, two], plain)
    if (!ask) return null
    const { d: far = zero, t = zero } = down.numbers
    const { d: near = zero, t: time = zero } = up.numbers
    return { given: { far, down: t, near, up: time }, ...told(question, one, two, ask) }
  },
  before: () => '',
})
