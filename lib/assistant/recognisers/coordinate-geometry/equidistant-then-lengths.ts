import { equallyFar, isEquallyFar } from './equally-far'
import { centreAt } from './equidistant-unknown'
import { pointsWithLetters, pointWords } from './points'
import {
  equidistantThenLengths as solution,
  type Given,
} from '../../../solutions/coordinate-geometry/equidistant-then-lengths'
import type { Fact } from '../../question/fact'
import { lettersNamed } from '../../question/pick'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'

/** "If Q(0, 1) is equidistant from P(5, -3) and R(x, 6), find the values of x. Also find the distances QR and PR." */
export const equidistantThenLengths = recogniser<Given>({
  id: 'equidistant-and-then-lengths',
  solution,
  story: true,
  cues: ['equidistant', 'equally', 'equal', 'same'],
  words: [...pointWords, ...equallyFar, 'all', 'both', 'possible', 'each', 'lengths', 'length', 'values', 'hence'],
  examples: [
    'If Q(0, 1) is equidistant from P(5, -3) and R(x, 6), find the values of x. Also find the distances QR and PR.',
    'Q(2, -1) is equidistant from P(-4, 2) and R(5, y). Find the values of y and the distance PR for each value.',
    'Q(0,1) is equidistant from P(5,-3) and R(x,6). find x, QR and PR',
  ],
  refuses: [
    'If Q(0, 1) is equidistant from P(5, -3) and R(x, 6), find the values of x and the area of PQR.',
    'If Q(0, 1) is equidistant from P(5, -3) and R(x, 6), find the positive value of x and PR.',
    'If Q(0, 1) is equidistant from P(5, -3) and R(x, 6), find the values of x and QS.',
    'If Q(0, 1) is equidistant from P(5, -3) and R(x, 6), find the distance QR.',
  ],
  read: (question) => {
    const found = pointsWithLetters(question)
    const [first, second, ...more] = found?.points ?? []
    if (!found?.half || found.free || !first || !second || more.length > 0) return null
    const centre = centreAt(question)
    const [q, p] = centre === 0 ? [first, second] : centre === 1 ? [second, first] : []
    const { half: r } = found
    const equal = q && p && isEquallyFar(question, q.name, p.name, r.name)
    const letters = lettersNamed(question, r.letter)
    if (!q || !p || !equal || letters.length === 0) return null
    const names = new Set([q.name, p.name, r.name])
    const lengths: (readonly [string, string])[] = []
    const used: Fact[] = []
    for (const fact of factsOf(question, 'letter')) {
      const [from, to, ...others] = fact.name
      if (from === undefined || to === undefined || others.length > 0) continue
      if (from === to || !names.has(from) || !names.has(to)) return null
      lengths.push([from, to])
      used.push(fact)
    }
    return lengths.length > 0
      ? { given: { q, p, r, lengths }, used: [...found.used, ...equal, ...letters, ...used] }
      : null
  },
})
