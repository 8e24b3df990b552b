import { figuresIn } from './figure'
import { equallyFar, isEquallyFar } from './equally-far'
import { pointsWithLetters, pointWords } from './points'
import { equalDistances as solution, type Given } from '../../../solutions/coordinate-geometry/equal-distances'
import { phrase, told } from '../../question/phrase'
import { lettersNamed } from '../../question/pick'
import { recogniser } from '../../recogniser'

export const equalDistances = recogniser<Given>({
  id: 'distance-of-equidistant-points',
  solution,
  story: true,
  cues: ['equidistant', 'equally', 'equal', 'same'],
  words: [...pointWords, ...equallyFar],
  examples: [
    'The point Q(-5, -3) is at equal distances from P(-8, 1) and R(x, -6). Find the distance QR, in units.',
    'Q(-5, -3) is equidistant from P(-8, 1) and R(x, -6). Find the distance PR, in units, for each of the two values of x. Give both.',
    'q(0,1) is equidistant from p(5,-3) and r(x,6) find distance QR',
  ],
  refuses: [
    'The point Q(-5, -3) is at equal distances from P(-8, 1) and R(x, -6). Find the distance PR for the positive value of x.',
    'The point Q(-5, -3) is at equal distances from P(-8, 1) and R(x, -6). Find the distance PR.',
    'The point Q(-5, -3) is at equal distances from P(-8, 1) and R(x, -6). Find x and the distance QR.',
    'The point R(-5, -3) is at equal distances from P(-8, 1) and Q(x, -6). Find the distance QP.',
  ],
  read: (question) => {
    const found = pointsWithLetters(question)
    const [q, p, ...more] = found?.points ?? []
    const wanted = phrase(question, 'find|determine distance|length? @s:letter', 'distance|length @s:letter')
    const first = phrase(question, '@q:point equidistant|equally|equal|same')
    if (!found?.half || found.free || !q || !p || more.length > 0 || !wanted || !first) return null
    const { half } = found
    if (found.used[0] !== first.facts.q || !isEquallyFar(question, q.name, p.name, half.name)) return null
    const both = phrase(question, 'each two? value? @x:letter .? both?', 'both value? @x:letter')
    const name = wanted.facts.s.name
    const isOf = (one: string, other: string) => name === `${one}${other}` || name === `${other}${one}`
    const ask = isOf(q.name, half.name) ? 'radius' : isOf(p.name, half.name) && both ? 'across' : null
    if (ask === null || (both && (ask === 'radius' || both.facts.x.name !== half.letter))) return null
    const letters = lettersNamed(question, half.letter)
    if (!both && letters.length > 0) return null
    const { used, said } = told(question, wanted, first, both, phrase(question, 'both'))
    return {
      given: { q, p, r: half, ask },
      used: [...found.used, ...used, ...letters, ...figuresIn(question, [q, p, half])],
      said,
    }
  },
})
