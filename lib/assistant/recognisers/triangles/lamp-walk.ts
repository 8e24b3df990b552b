import { phrase, told } from '../../question/phrase'
import type { FactOf } from '../../question/fact'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'
import { divide, fraction, type Fraction } from '../../../maths/fraction'
import { lampWalk as solution, type Given } from '../../../solutions/triangles/lamp-walk'

const inMetres = ({ value, unit }: FactOf<'number'>): Fraction | null =>
  unit === 'm' ? value : unit === 'cm' ? divide(value, fraction(100)) : null

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
  ],
  examples: [
    'A girl of height 90 cm is walking away from the base of a lamp post at a speed of 1.2 m/s. If the lamp is 3.6 m above the ground, find the length of her shadow after 4 seconds.',
    'a boy 1.5 m tall walks away from lamp post at 0.8 m/s. lamp is 4.5 m above ground. find length of his shadow after 5 sec',
    'a man 1.6 m tall walks away from the base of a 4.8 m lamp post at 1.5 m/s. length of his shadow after 6 sec ?',
  ],
  refuses: [
    'A girl of height 90 cm is walking towards a lamp post at 1.2 m/s. If the lamp is 3.6 m above the ground, find the length of her shadow after 4 seconds.',
    'A girl of height 90 cm is walking away from a lamp post at 1.2 m/s. If the lamp is 3.6 m above the ground, find the distance of the girl from the post after 4 seconds, and her shadow.',
  ],
  read: (question) => {
    const numbers = factsOf(question, 'number')
    const speed = numbers.find(({ unit }) => unit === 'm/s')
    const seconds = numbers.find(({ unit }) => unit === 'second')
    const lamp = phrase(question, '#n above', '#n lamp', 'lamp|light * #n high|above', 'lamp post|~x #n high')
    const walker = phrase(question, '#n tall', 'height #n')
    const [high, low] = [lamp, walker].map((found) => numbers.find((one) => found?.taken.includes(one)))
    if (!speed || !seconds || !lamp || !walker || !high || !low || numbers.length !== 4 || high === low) return null
    const isAway = phrase(question, 'walks|walking|walk|moves|moving|goes straight? away') !== null
    const [H, h] = [inMetres(high), inMetres(low)]
    if (!isAway || !H || !h || !phrase(question, 'length|long shadow', 'shadow length|long')) return null
    const { said } = told(question, lamp, walker)
    return { given: { lamp: H, walker: h, speed: speed.value, seconds: seconds.value }, used: numbers, said }
  },
  unit: () => 'm',
})
