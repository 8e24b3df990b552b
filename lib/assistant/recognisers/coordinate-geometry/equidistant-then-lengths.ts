import { equallyFar } from './equally-far'
import { equidistantIn } from './equidistant-unknown'
import { pointWords } from './points'
import {
  equidistantThenLengths as solution,
  type Given,
} from '../../../solutions/coordinate-geometry/equidistant-then-lengths'
import type { Fact } from '../../question/fact'
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
    const found = equidistantIn(question)
    if (!found) return null
    const { q, p, r } = found.given
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
    return lengths.length > 0 ? { given: { ...found.given, lengths }, used: [...found.used, ...used] } : null
  },
})
