import { ratiosIn } from './true-proportion'
import { angleBetween as solution, type AngleBetween } from '../../../solutions/triangles/angle-between'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'

const common = (one: string, other: string): string => [...one].filter((letter) => other.includes(letter)).join('')

/** "In triangles LMN and PQR, LM/QR = MN/RP. The two triangles are similar if also ...": the angles between the sides. */
export const angleBetween = recogniser<AngleBetween>({
  id: 'angle-that-makes-similar',
  solution,
  cues: ['similar'],
  words: [
    ...[
      'similar',
      'triangle',
      'triangles',
      'two',
      'angle',
      'angles',
      'equal',
      'sas',
      'criterion',
      'similarity',
      'condition',
    ],
    ...[
      'if',
      'when',
      'also',
      'which',
      'these',
      'they',
      'more',
      'needed',
      'should',
      'so',
      'ho',
      'must',
      'make',
      'makes',
      'by',
      'further',
      'become',
      'what',
      'pair',
    ],
  ],
  examples: [
    'In the triangles LMN and PQR, LM/QR = MN/RP. The two triangles are similar if also',
    'In triangles ABC and DEF, AB/DE = BC/FD. Which angles must be equal to make the triangles similar?',
    'In △ABC and △DEF, AB/DE = BC/FD. Which angles should be equal so that the triangles are similar?',
  ],
  refuses: [
    'In the triangles LMN and PQR, LM/QR = MN/RP = 2. The two triangles are similar if also',
    'In the triangles LMN and PQR, LM/QR = MN/RP. Are the two triangles similar?',
    'In the similar triangles LMN and PQR, LM/QR = MN/RP. The two triangles are congruent if also',
    'In the triangles LMN and PQR, LM/QR = MN/RP and angle M = angle R. The two triangles are similar by',
  ],
  read: (question) => {
    const [told, ...others] = factsOf(question, 'equation')
    const [one, other, ...more] = (told && ratiosIn(told)) ?? []
    const isAsked =
      ['if', 'when', 'ho', 'must', 'should', 'needed', 'make', 'makes'].some((word) => question.words.includes(word)) &&
      !question.words.some((word) => /^(?:whether|find|prove|congruent|not)$/.test(word))
    if (!told || others.length > 0 || !one || !other || more.length > 0 || !isAsked || question.options.length > 0)
      return null
    const [first, second] = [common(one[0], other[0]), common(one[1], other[1])]
    const names = factsOf(question, 'letter')
    const [mine, theirs] = [new Set(one[0] + other[0]), new Set(one[1] + other[1])]
    const isOf = (name: string, corners: ReadonlySet<string>) =>
      name.length === 3 && [...name].every((at) => corners.has(at))
    const isOwn = names.every(({ name }) => isOf(name, mine) || isOf(name, theirs) || /^S[AS]S$/.test(name))
    if (first.length !== 1 || second.length !== 1 || mine.size !== 3 || theirs.size !== 3 || !isOwn) return null
    return { given: { ratios: [one, other], first, second }, used: [told, ...names] }
  },
})
