import { figuresIn } from './figure'
import { lettersIn, linearPoint } from './linear-point'
import { midpointIn, pointWords } from './points'
import { midPointUnknowns as solution } from '../../../solutions/coordinate-geometry/mid-point-unknowns'
import { phrase } from '../../question/phrase'
import { lettersNamed } from '../../question/pick'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'

export const midPointUnknowns = recogniser({
  id: 'unknowns-from-the-mid-point',
  solution,
  story: true,
  cues: ['midpoint'],
  words: [...pointWords, 'values'],
  examples: [
    'If the mid-point of the line segment joining A(2, p) and B(q, 4) is (3, 5), find p and q.',
    'midpoint of (2,p) and (q,4) is (3,5) find p and q',
    '(3, k) is the midpoint of (1, 4) and (5, 10). k ki value',
  ],
  refuses: [
    'The mid-point of (2, p) and (q, 4) is (3, 5). Find p + q.',
    'The mid-point of (2, p) and (q, 4) is (3, 5). Find p.',
    'The mid-point of (2, p) and (6, 4) lies on x + y = 8. Find p.',
    'The distance of the mid-point of (2, p) and (q, 4) from (3, 5) is 4. Find p and q.',
  ],
  read: (question) => {
    const facts = factsOf(question, 'point')
    const ended = phrase(question, 'midpoint * @p:point @q:point is|be|hai @m:point')
    const middle = ended?.facts.m ?? midpointIn(question)
    const [one, two, ...more] = facts.filter((fact) => fact !== middle)
    if (!middle || !one || !two || more.length > 0 || phrase(question, 'distance|length|far')) return null
    const [m, p, q] = [linearPoint(middle), linearPoint(one), linearPoint(two)]
    if (!m || !p || !q) return null
    const points = [m, p, q]
    const [across, up] = [lettersIn(points, 0), lettersIn(points, 1)]
    // a letter in both coordinates makes two equations for one unknown
    if (across.length > 1 || up.length > 1 || across[0] === up[0]) return null
    const letters = [...across, ...up].map((letter) => lettersNamed(question, letter))
    if (letters.some((each) => each.length === 0)) return null
    const names = facts.map(({ name }) => ({ name })).filter(({ name }) => name !== '')
    return {
      given: { ends: [p, q] as const, middle: m },
      used: [...facts, ...letters.flat(), ...figuresIn(question, names)],
    }
  },
})
