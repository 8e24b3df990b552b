import { angleWords, lettersOfAngle } from './ratios'
import {
  anglesIn,
  areOfRatios,
  asksNoneByWord,
  complements,
  isAcuteRange,
  toldAndAsked,
  withComplement,
} from './told-and-asked'
import { phrase } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { ratioNames } from '../../../solutions/trigonometry/pieces/ratio'
import { holdsTrig } from '../../../solutions/trigonometry/pieces/ratio-sums'
import { ratioValue as solution, valueOf, type RatioValue } from '../../../solutions/trigonometry/ratio-value'
import type { Node } from '../../question/reading'
import type { Told } from '../../../solutions/trigonometry/pieces/told-ratios'

const words: readonly string[] = [
  ...angleWords,
  'angles',
  'both',
  'expression',
  'equal',
  'equals',
  'each',
  'using',
  'without',
  'table',
  'tables',
  'simplify',
  'identity',
  'identities',
  'term',
  'terms',
]
const ofTriangle: readonly string[] = ['triangle', 'right', 'right-angled', 'angled', 'rightangled']

/** "find all other ratios": the six but the one that is told. */
function others(told: readonly Told[]): readonly Node[] | null {
  const ratios = told.flat().filter((node): node is Extract<Node, { kind: 'trig' }> => node.kind === 'trig')
  const [only, ...more] = ratios
  return only && more.length === 0 && told.length === 1
    ? ratioNames.filter((name) => name !== only.name).map((name) => ({ kind: 'trig', name, of: only.of }))
    : null
}

export const ratiosAsked = recogniser<RatioValue>({
  id: 'value-from-told-ratios',
  solution,
  asPart: true,
  last: 'of all',
  cues: ['#formula', '#equation', '#list'],
  words: [...words, ...ofTriangle, 'all', 'other', 'remaining', 'rest', 'ratios', 'five', 'six'],
  examples: [
    'if sin a is 8 by 17 and a is acute find tan a',
    'Given sec θ = 41/40, calculate all other trigonometric ratios.',
    'sinA=3/5 cosB=12/13 both acute. find sinA cosB + cosA sinB',
    'If tan θ = a/b, then find (a sin θ - b cos θ)/(a sin θ + b cos θ)',
    'If x = a sec θ and y = b tan θ, then b²x² - a²y² is equal to',
    'if sin A + sin² A = 1 then cos² A + cos⁴ A = ?',
  ],
  refuses: [
    'if sin a is 8 by 17 find tan b',
    'If sin θ + cos θ = 3/2, find tan θ + cot θ.',
    'If sin θ = 3/5 and cos θ = 3/5, find tan θ + 1.',
    'If sin A = 3/5 find sin 2A + 1',
    'In triangle ABC right angled at B, sin A = 3/5, AB = 8 cm. find cos C',
    'If sin θ = 3/5, θ is obtuse, find cos θ + 1',
  ],
  read: (question) => {
    const parts = toldAndAsked(question)
    if (!parts || !parts.ranges.every(isAcuteRange)) return null
    const asksAll = question.words.some((word) => /^(?:all|other|remaining|rest|six)$/.test(word))
    const asked = asksAll && parts.asked.length === 0 ? others(parts.told) : parts.asked
    if (
      !asked ||
      asked.length === 0 ||
      (asksAll ? parts.asked.length > 0 : asked.length > 1 && !asksNoneByWord(question))
    )
      return null
    const nodes = [...parts.told.flat(), ...asked]
    if (!nodes.some(holdsTrig) || !areOfRatios(parts.told, asked)) return null
    const right = complements(question, parts.told)
    if (!right && question.words.some((word) => ofTriangle.includes(word))) return null
    const [to = '', from = ''] = right?.pair ?? []
    const put = (node: Node): Node => (right ? withComplement(node, from, to) : node)
    const told = parts.told.filter((one) => one !== right?.by).map(([left, one]): Told => [put(left), put(one)])
    const given = { told, asked: asked.map(put), ...(right && { as: asked }) }
    if (!valueOf(given)) return null
    const angles = anglesIn(parts.told, asked)
    const known = lettersOfAngle(question, ...angles)
    const two = phrase(question, 'term|terms @p:letter and? @q:letter')
    const one = two ? null : phrase(question, 'term|terms @p:letter', '@p:letter me|mein|ke')
    const key = valueOf(given)?.key ?? ''
    const inTerms = (two?.taken ?? one?.taken ?? []).filter((item) => item.kind === 'letter')
    if (!inTerms.every(({ name }) => key.includes(name))) return null
    return { given, used: [...parts.used, ...known, ...inTerms, ...(right?.used ?? [])] }
  },
})
