import { phrase, told } from '../../question/phrase'
import type { FactOf } from '../../question/fact'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { divide, fraction, type Fraction } from '../../../maths/fraction'
import { lampWalk as solution, type Given } from '../../../solutions/triangles/lamp-walk'

const inMetres = ({ value, unit }: FactOf<'number'>): Fraction | null =>
  unit === 'm' ? value : unit === 'cm' ? divide(value, fraction(100)) : null

/** "A street light is 6 m high. A man 1.8 m tall is 4.2 m from its base." */
function standsIn(question: Question, numbers: readonly FactOf<'number'>[]) {
  const far = phrase(
    question,
    '#n away|far? base|foot|lamp|light|post|street|pole',
    '#n away|door|dur',
    'distance #n base|foot|lamp|light|post',
  )
  const lamp = phrase(
    question,
    'lamp|light|post|pole #n high|tall',
    '#n high|tall lamp|light|street|post|pole',
    'height #n lamp|light',
    'lamp|light|post height #n',
  )
  const walker = phrase(question, '~x #n tall', '#n tall ~x', '~x height #n')
  const lamps = numbers.find((one) => lamp?.taken.includes(one))
  const fars = numbers.find((one) => far?.taken.includes(one) && one !== lamps)
  const own = numbers.find((one) => walker?.taken.includes(one) && one !== lamps && one !== fars)
  const [H, h, d] = [lamps, own, fars].map((one) => (one ? inMetres(one) : null))
  const isAsked = phrase(
    question,
    'find|what|calculate|determine length|long? * shadow',
    'how long * shadow',
    'shadow length|long|lambai',
    'length shadow',
  )
  if (!H || !h || !d || numbers.length !== 3 || !isAsked || !far || !lamp || !walker) return null
  if (!phrase(question, 'walks|walking|walk|moves|moving|walked')) return null
  if (phrase(question, 'shadow * #n', 'find|what|how height|high|tall')) return null
  return {
    given: { lamp: H, walker: h, speed: fraction(1), seconds: d, isAway: true as const },
    used: numbers,
    said: told(question, far, lamp, walker, isAsked).said,
  }
}

/** "4 second baad", "after 4 s" */
const isTime = ({ apart }: Question, number: FactOf<'number'>): boolean => {
  const next = apart[apart.indexOf(number) + 1]
  return next?.kind === 'word' && /^sec(?:onds?|s)?$/.test(next.text)
}

export const lampWalk = recogniser<Given>({
  id: 'shadow-of-a-walker',
  solution,
  story: true,
  cues: ['shadow'],
  words: [
    'shadow',
    'height',
    'above',
    'length',
    'long',
    'straight',
    'after',
    'later',
    'base',
    'tall',
    'speed',
    'high',
    'if',
    'left',
    'second',
    'lamba',
    'lambi',
    'height',
  ],
  examples: [
    'A girl of height 90 cm is walking away from the base of a lamp post at a speed of 1.2 m/s. If the lamp is 3.6 m above the ground, find the length of her shadow after 4 seconds.',
    'a boy 1.5 m tall walks away from lamp post at 0.8 m/s. lamp is 4.5 m above ground. find length of his shadow after 5 sec',
    'ek 1.5 m lamba ladka 4.5 m unche lamp post se 1.5 m/s ki speed se door ja raha hai. 4 second baad uski shadow ki length kya hogi',
    'girl height 90cm walks away frm base of lamp post at 1.2 m/s. lamp 3.6m above grnd. shadow length after 4 sec?',
    'A street light is 6 m high. A man 1.8 m tall walks away from it and is 4.2 m from its base. Find the length of his shadow.',
    'a man 1.6 m tall walks away from the base of a 4.8 m lamp post at 1.5 m/s. length of his shadow after 6 sec ?',
  ],
  refuses: [
    'A street light is 6 m high. A man stands 4.2 m from its base, and his shadow is 1.8 m long. Find the height of the man.',
    'A girl of height 90 cm is walking towards a lamp post at 1.2 m/s. If the lamp is 3.6 m above the ground, find the length of her shadow after 4 seconds.',
    'A girl of height 90 cm is walking away from a lamp post at 1.2 m/s. If the lamp is 3.6 m above the ground, find the distance of the girl from the post after 4 seconds, and her shadow.',
  ],
  read: (question) => {
    const numbers = factsOf(question, 'number')
    const still = standsIn(question, numbers)
    if (still) return still
    const speed = numbers.find(({ unit }) => unit === 'm/s')
    const seconds = numbers.find(({ unit }) => unit === 'second')
    const lamp = phrase(
      question,
      '#n above',
      '#n high? lamp|light|street',
      'lamp|light * #n high|above|hai|h',
      'lamp post|~x #n high',
      'lamp|light height? #n',
    )
    const walker = phrase(question, '#n tall', 'height #n', '#n lamba|lambi|~x', '~x height? #n')
    const [high, low] = [lamp, walker].map((found) => numbers.find((one) => found?.taken.includes(one)))
    const timed = numbers.find((one) => one !== seconds && one.unit === '' && isTime(question, one))
    const time = seconds ?? timed
    if (!speed || !time || !lamp || !walker || !high || !low || numbers.length !== 4 || high === low) return null
    const isAway =
      phrase(
        question,
        'walks|walking|walk|moves|moving|goes|going|runs|running straight? away',
        'away walks|walking|walk|moves|moving|goes',
        'door|dur ja|jaa|jata|jaata|jati|jaati|chal|chalta|chalti',
      ) !== null
    const [H, h] = [inMetres(high), inMetres(low)]
    if (!isAway || !H || !h || !phrase(question, 'length|long|lambi * shadow', 'shadow * length|long|lambi'))
      return null
    const { said } = told(question, lamp, walker)
    return { given: { lamp: H, walker: h, speed: speed.value, seconds: time.value }, used: numbers, said }
  },
  unit: () => 'm',
})
