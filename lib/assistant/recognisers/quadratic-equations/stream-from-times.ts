import { asks } from '../../question/asks'
import { phrase, told } from '../../question/phrase'
import { hours } from './hours'
import { streamFromTimes as solution } from '../../../solutions/quadratic-equations/stream-from-times'
import { recogniser } from '../../recogniser'

const [more, up] = ['more|longer|extra', 'upstream|against'] as const
const boat = '#b still? water?' as const

const stories = [
  `${boat} .? #e ${more} #d ${up} stream? downstream|same`,
  `${boat} .? #d ${up} stream? #e ${more} downstream|same`,
  `${boat} .? #e ${more} ${up} stream? #d downstream|same`,
] as const

export const streamFromTimes = recogniser({
  id: 'stream-from-times',
  solution,
  story: true,
  cues: ['stream', 'upstream', 'current'],
  words: ['speed', 'stream', 'still', 'same', 'distance', 'downstream'],
  examples: [
    'A motor boat, whose speed in still water is 18 km/h, takes 1 hour more to go 24 km upstream than to return downstream to the same spot. Find the speed of the stream.',
    'speed of boat in still water 18 km/hr. takes 1 hr more to go 24 km upstream than to return downstream to same spot. stream ki speed',
    'Lakshmi rows a racing boat at 10 km/h in still water. On a river she needs 2 hours more to row 21 km against the stream than to row the same distance with it. Find the speed of the stream.',
  ],
  refuses: [
    'speed of boat in still water 18 km/hr. takes 1 hr more to go 24 km upstream than to return downstream to same spot. downstream ki speed',
    'A motor boat, whose speed in still water is 18 km/h, takes 1 hour less to go 24 km upstream than to return downstream to the same spot. Find the speed of the stream.',
    'A motor boat, whose speed in still water is 18 km/h, takes 1 hour more to go 24 km upstream than to return downstream to the same spot. Find the time that it takes downstream.',
    'A stream flows at 18 km/h. A boat takes 1 hour more to go 24 km upstream than to return downstream to the same spot. Find the speed of the boat.',
    'A motor boat, whose speed in still water is 18 km/h, takes 1 hour more to go 24 km upstream than to go twice as far downstream. Find the speed of the stream.',
  ],
  read: (question) => {
    const found = phrase(question, ...stories)
    const extra = found && hours(found.numbers.e, found.units.e)
    if (!extra || found.units.d !== 'km' || found.units.b !== 'km/h') return null
    const still = phrase(question, 'still water')
    const asked = asks(question, [found], ['speed'], ['distance'])
    const stream = phrase(question, 'speed stream|current|river .', 'speed stream|current|river', 'stream speed')
    if (!still || !asked || !stream) return null
    return {
      given: { boat: found.numbers.b, distance: found.numbers.d, extra },
      ...told(question, found, still, asked, stream),
    }
  },
  before: () => 'Speed of the stream in km/h: ',
})
