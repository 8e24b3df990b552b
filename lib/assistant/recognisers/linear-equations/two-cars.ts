import { bothAsked } from './unknowns'
import { phrase, told, type Phrase } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { twoCars as solution, type Given } from '../../../solutions/linear-equations/two-cars'
import { recogniser } from '../../recogniser'

type Taken = Pick<Phrase, 'taken'>

const sameWay = [
  'same direction * catches|overtakes * slower|other one #s',
  'same direction * catches|overtakes * slower|other one after #s',
  'same direction * meet|meets|overtake|overtakes|reaches|catches * #s',
  'same direction * #s',
] as const
const fromTo = ['same? direction @p:letter towards? @q:letter * #s'] as const
const facing = [
  'towards|toward each other * meet after #t',
  'towards|toward|opposite each|directions other? * #t',
] as const

const isSame = (one = '', other = ''): boolean => one.split(' ').some((word) => other.split(' ').includes(word))

/** Which car is x: it must be the faster one, which starts behind or catches up. */
function speedsAsked(
  question: Question,
  facts: readonly Taken[],
  ahead: Phrase<(typeof fromTo)[number]> | null,
): Taken | null {
  const xAndY = factsOf(question, 'letter').filter(({ name }) => /^[xy]$/.test(name))
  if (xAndY.length === 0)
    return bothAsked(question, facts, ['speeds', 'speed', 'two', 'cars', 'both', 'each', 'their', 'car'])
  if (xAndY.map(({ name }) => name).join('') !== 'xyxy') return null
  const places = phrase(question, '~u @a:letter speed? @x:letter ~v @b:letter @y:letter')
  if (places)
    return ahead && places.facts.a.name === ahead.facts.p.name && places.facts.b.name === ahead.facts.q.name
      ? { taken: [...places.taken, ...xAndY] }
      : null
  const named = phrase(question, '~u goes|speed|drives? @x:letter ~v @y:letter')
  const quick = phrase(question, '~w catches|reaches|overtakes')
  return named && quick && isSame(named.nouns.u, quick.nouns.w) ? { taken: [...named.taken, ...xAndY] } : null
}

export const twoCars = recogniser<Given>({
  id: 'two-cars',
  solution,
  story: true,
  cues: ['towards', 'toward', 'opposite', 'direction'],
  words: [
    'two',
    'one',
    'another',
    'same',
    'each',
    'speed',
    'speeds',
    'time',
    'together',
    'both',
    'other',
    'different',
    'distance',
  ],
  examples: [
    'Two places A and B are 264 km apart on a highway. One car starts from A and another from B at the same time, each at a uniform speed. If they travel in the same direction, from A towards B, they meet in 11 hours; if they travel towards each other, they meet in 2 hours. If the car from A has the speed x km/h and the car from B y km/h, find x and y.',
    'Places A and B are 100 km apart on a highway. One car starts from A and another from B at the same time. If the cars travel in the same direction at different speeds, they meet in 5 hours. If they travel towards each other, they meet in 1 hour. What are the speeds of the two cars?',
    'Two cars start at the same time from places 180 km apart. If they drive towards each other, they meet after 2 hours. If they drive in the same direction, the faster car catches up with the slower one after 9 hours. Find their speeds.',
    'two cars 100 km apart start at the same time. same direction me they meet in 5 hours, towards each other they meet in 1 hour. find their speeds',
  ],
  refuses: [
    'Two cars start at the same time from places 180 km apart. If they drive towards each other, they meet after 2 hours. If they drive in the same direction, the faster car is 9 km ahead after 3 hours. Find their speeds.',
    'Places A and B are 100 km apart on a highway. One car starts from A and another from B at the same time. If they travel towards each other, they meet in 1 hour. What are the speeds of the two cars?',
    'Places A and B are 100 km apart on a highway. If the cars travel in the same direction, they meet in 5 hours. If they travel towards each other, they meet in 1 hour. What is the difference of their speeds?',
    'Places A and B are 100 km apart. If the cars travel in the same direction, from A towards B, they meet in 5 hours. If they travel towards each other, they meet in 1 hour. If the car from B has the speed x km/h and the car from A y km/h, find x and y.',
  ],
  read: (question) => {
    const apart = phrase(question, '#d apart|further')
    const ahead = phrase(question, ...fromTo)
    const same = ahead ?? phrase(question, ...sameWay)
    const towards = phrase(question, ...facing)
    if (!apart || !same || !towards || apart.units.d !== 'km' || same.units.s !== 'hour' || towards.units.t !== 'hour')
      return null
    const facts = [apart, same, towards]
    const ask = speedsAsked(question, facts, ahead)
    const names = factsOf(question, 'letter').filter(({ name }) => /^[AB]$/.test(name))
    return (
      ask && {
        given: { apart: apart.numbers.d, same: same.numbers.s, towards: towards.numbers.t },
        ...told(question, ...facts, ask, { taken: names }),
      }
    )
  },
  before: () => '',
})
