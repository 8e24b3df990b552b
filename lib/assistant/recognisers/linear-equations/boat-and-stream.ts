import { inTurn, type Held } from './in-turn'
import { piecesOf, toldIn, type Told } from '../told/pieces'
import type { Question } from '../../question/question'
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

const ups = /^(?:up|upstream|against|viprit|opposite)$/
const downs = /^(?:down|downstream|along|with)$/

/** Which way a distance is gone: by the words behind it, or else by those before. */
function wayOf({ before, after }: Told): 'up' | 'down' | null {
  const word =
    after.find((one) => ups.test(one) || downs.test(one)) ?? before.findLast((one) => ups.test(one) || downs.test(one))
  return word === undefined ? null : ups.test(word) ? 'up' : 'down'
}

/** "40 km up, 55 km down in 13 hours", in any order. */
function journeyIn(three: readonly Told[]): Journey | null {
  const [time, ...more] = three.filter(({ unit }) => unit === 'hour')
  const far = three.filter((one) => one !== time && /^(?:km)?$/.test(one.unit))
  const [up, down] = (['up', 'down'] as const).map((way) => far.filter((one) => wayOf(one) === way))
  const [u, d] = [up?.[0], down?.[0]]
  return time && more.length === 0 && far.length === 2 && u && d
    ? { up: u.value, down: d.value, time: time.value }
    : null
}

/** Two journeys there and back, wherever their numbers stand. */
function journeysIn(question: Question) {
  const pieces = piecesOf(question)
  const { told: all, spare } = toldIn(pieces ?? [], /^not$/)
  const [first, second] = [journeyIn(all.slice(0, 3)), journeyIn(all.slice(3))]
  const says = (form: RegExp) => question.words.some((word) => form.test(word))
  const isAsked =
    says(/^(?:speeds?|fast)$/) &&
    says(/^(?:boat|motorboat|still|naa?v|naa?o)$/) &&
    says(/^(?:stream|current|river|flow|dhara)$/)
  const isOther = says(/^(?:ratio|distance|difference|product|sum|long|far|average)$/)
  if (all.length !== 6 || spare.length > 0 || all.some(({ way }) => way !== null) || !first || !second) return null
  return isAsked && !isOther ? { given: { first, second }, used: question.facts } : null
}

export const boatAndStream = recogniser({
  id: 'boat-and-stream',
  solution,
  story: true,
  cues: ['upstream', 'downstream', 'stream', 'current', 'river'],
  words: [
    ...['speed', 'stream', 'still', 'against', 'together', 'total', 'plus', 'time', 'same', 'while', 'first', 'second'],
    ...['opposite', 'other'],
  ],
  examples: [
    'A motor boat goes 12 km upstream and 60 km downstream in 8 hours. In 6 hours it can go 15 km upstream and 15 km downstream. If the speed of the boat in still water is x km/h and the speed of the stream is y km/h, find x and y.',
    'a boat goes 30 km upstream and 44 km downstream in 10 hours. in 13 hours it can go 40 km upstream and 55 km downstream. find speed of stream and that of boat in still water',
    'A motor boat takes 6 hours to cover 24 km upstream and 28 km downstream. It takes 6.5 hours to cover 30 km upstream and 21 km downstream. Find the speed of the boat in still water and the speed of the stream.',
    'speed of boat in still water and of stream? 10 hr for 30 km up and 44 km down, 13 hr for 40 up 55 down',
    'A boat takes 7 hours for 32 km upstream and 36 km downstream, and 9 hours for 40 km upstream and 48 km downstream. What are the speeds of the boat in still water and of the current?',
  ],
  refuses: [
    'A boat goes 30 km upstream and 44 km downstream in 10 hours. In 13 hours it can go 40 km upstream and 55 km downstream. How long does it take for 20 km in still water?',
    'A boat goes 30 km upstream and 44 km downstream in 10 hours. In 3 hours more it can go 40 km upstream and 55 km downstream. Find the speeds of the boat and of the stream.',
    'A boat goes 30 km upstream and 44 km downstream in 10 hours. Find the speeds of the boat and of the stream.',
    'boat 13 hr 40 km up 55 km up, 10 hr 30 up 44 down. speed of boat in still water and of stream?',
  ],
  read: (question) => {
    const found = inTurn(question, ways, ways)
    if (!found) return journeysIn(question)
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
