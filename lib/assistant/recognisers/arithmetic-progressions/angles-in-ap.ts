import { wholeOf } from './progression'
import { anglesInAp as solution, type Given } from '../../../solutions/arithmetic-progressions/angles-in-ap'
import { phrase, told, type Phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { fraction, multiply } from '../../../maths/fraction'
import { gcd } from '../../../maths/integer'

const greatest = 'greatest|largest|biggest angle?'
const least = 'least|smallest angle?'

type Condition = { readonly found: Pick<Phrase, 'taken'> } & (
  | { readonly told: 'gap' | 'least' | 'greatest'; readonly amount: ReturnType<typeof fraction> }
  | { readonly told: 'ratio'; readonly ratio: readonly [number, number] }
)

/** "The smallest is 48°": one of them itself. */
function endIn(question: Question): Condition | null {
  const end = phrase(question, `${least} #g`) ?? phrase(question, '#g least|smallest')
  if (end) return { told: 'least', amount: end.numbers.g, found: end }
  const top = phrase(question, `${greatest} #g`) ?? phrase(question, '#g greatest|largest|biggest')
  return top && { told: 'greatest', amount: top.numbers.g, found: top }
}

function conditionIn(question: Question, sides: number): Condition | null {
  const gap = phrase(
    question,
    `${greatest} exceeds|exceed ${least} #g`,
    `difference ${greatest} ${least} #g`,
    `${greatest} #g more|greater|larger than? ${least}`,
  )
  if (gap) return { told: 'gap', amount: gap.numbers.g, found: gap }
  const step = phrase(question, 'common difference #g')
  if (step) return { told: 'gap', amount: multiply(fraction(sides - 1), step.numbers.g), found: step }
  const times = phrase(question, `${greatest} %k ${least}`)
  const k = times && wholeOf(times.numbers.k)
  if (times && k !== null) return { told: 'ratio', ratio: [1, k], found: times }
  const rising = phrase(question, `${least} ${greatest} ratio? @r:ratio`)
  const found = rising ?? phrase(question, `${greatest} ${least} ratio? @r:ratio`)
  const [one, other, ...more] = found ? found.facts.r.terms.map(wholeOf) : []
  if (!found) return endIn(question)
  if (typeof one !== 'number' || typeof other !== 'number' || more.length > 0) return null
  const common = gcd(one, other)
  return { told: 'ratio', ratio: rising ? [one / common, other / common] : [other / common, one / common], found }
}

const figures = { triangle: 3, quadrilateral: 4, pentagon: 5 } as const

/** "The angles of a quadrilateral are in AP, and the greatest is twice the least. Find all its angles." */
export const anglesInAp = recogniser<Given>({
  id: 'angles-in-ap',
  solution,
  story: true,
  cues: ['angles'],
  words: ['ap', 'angles', 'all', 'triangle', 'quadrilateral', 'pentagon', 'degrees', 'ratio', 'four', 'three', 'five'],
  examples: [
    'The angles of a quadrilateral are in AP, and the greatest exceeds the least by 24°. Find all its angles, in degrees.',
    'In a quadrilateral the angles are in AP. If the least is to the greatest as 5 : 7, what are the angles, in degrees?',
    'Find the angles of a triangle, in degrees, if they are in AP and the greatest is 5 times the least.',
    'angles of a triangle are in ap. greatest is twice the least. find all the angles',
    'the angles of a quadrilateral are in ap whose common difference is 10 degrees find the angles',
    'angles of a quadrilateral are in AP smallest is 48 find others',
    'The angles of a triangle are in AP. The greatest angle is twice the least. Find the greatest angle.',
  ],
  refuses: [
    'The angles of a quadrilateral are in AP, and the greatest exceeds the least by 24°. Find the greatest angle and the second angle.',
    'The angles of a quadrilateral are in AP, and the greatest exceeds twice the least by 24°. Find all its angles.',
    'The angles of a triangle are in AP, and the second exceeds the least by 24°. Find all its angles.',
    'The angles of a quadrilateral are in AP, and the smallest is 48°. Find the second.',
    'The sides of a triangle are in AP, and the greatest exceeds the least by 24 cm. Find the angles.',
  ],
  read: (question) => {
    const names = (['triangle', 'quadrilateral', 'pentagon'] as const).filter((name) => question.words.includes(name))
    const [name, ...more] = names
    const sides = name && figures[name]
    const condition = sides && conditionIn(question, sides)
    const others = phrase(
      question,
      'find|what|determine|nikalo other|others|remaining two|three|four? angles?',
      'other|others|remaining two|three|four? angles? nikalo|batao|kya|find',
    )
    const asked = phrase(
      question,
      'find|what|determine|nikalo all? four|three|five|its? angles',
      'angles nikalo|batao|kya',
      'find all angles',
      'find them',
    )
    const ofEnd = (name: string) =>
      phrase(question, `find|what|determine|nikalo ${name}`) ?? phrase(question, `${name} nikalo|batao|kya|kitna`)
    const [low, high] = [ofEnd(least), ofEnd(greatest)]
    const end = low ? ('least' as const) : high ? ('greatest' as const) : null
    if (!sides || !condition || more.length > 0 || !question.words.includes('ap')) return null
    if ([low ?? high, others ?? asked].filter(Boolean).length !== 1 || (low && high) || condition.told === end)
      return null
    const isEnd = condition.told === 'least' || condition.told === 'greatest'
    if (others && !isEnd) return null
    const all = told(question, condition.found, others, asked, low, high)
    const which = { ...(others && { others: true }), ...(end && { end }) }
    return condition.told !== 'ratio'
      ? { given: { sides, told: condition.told, amount: condition.amount, ...which }, ...all }
      : { given: { sides, told: 'ratio', ratio: condition.ratio, ...which }, ...all }
  },
})
