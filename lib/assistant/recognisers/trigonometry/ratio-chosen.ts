import { angleWords, lettersOfAngle } from './ratios'
import { anglesIn, areOfRatios, isAcuteRange, toldAndAsked, withBigAngles } from './told-and-asked'
import { isFact } from '../../question/fact'
import type { Question } from '../../question/question'
import type { Node } from '../../question/reading'
import { recogniser } from '../../recogniser'
import { holdsTrig } from '../../../solutions/trigonometry/pieces/ratio-sums'
import { chosenOf, ratioChosen as solution, type RatioChosen } from '../../../solutions/trigonometry/ratio-chosen'

/** The only expression of an option. */
function nodeOf(option: Question): Node | null {
  const [fact, ...more] = option.items.filter(isFact)
  if (more.length > 0 || !fact) return null
  if (fact.kind === 'number' || fact.kind === 'formula') return withBigAngles(fact.node)
  return fact.kind === 'letter' ? { kind: 'letter', name: fact.name } : null
}

export const ratioOption = recogniser<RatioChosen>({
  id: 'ratio-among-options',
  solution,
  chooses: true,
  last: 'of all',
  cues: ['#formula', '#equation'],
  words: [
    ...angleWords,
    'expression',
    'equal',
    'equals',
    'simplify',
    'simplifies',
    'simplified',
    'terms',
    'term',
    'none',
    'identity',
    'same',
    'reduces',
    'reduce',
  ],
  examples: [
    'If sin θ = a/b, then cos θ is equal to (a) b/√(b² - a²) (b) b/a (c) √(b² - a²)/b (d) a/√(b² - a²)',
    'If sec θ + tan θ = x then tan θ = (a) (x² + 1)/x (b) (x² - 1)/x (c) (x² + 1)/(2x) (d) (x² - 1)/(2x)',
  ],
  refuses: ['If sin θ = a/b, then cos θ is equal to (a) b/√(b² - a²) (b) b/a (c) 1 (d) a/√(b² - a²)'],
  read: (question) => {
    const parts = toldAndAsked(question)
    const [asked, ...more] = parts?.asked ?? []
    const options = question.options.flatMap((option) => nodeOf(option) ?? [])
    if (!parts || !asked || more.length > 0 || options.length !== question.options.length) return null
    const given = { told: parts.told, asked, options }
    if (![...parts.told.flat(), asked].some(holdsTrig) || !parts.ranges.every(isAcuteRange)) return null
    if (!areOfRatios(parts.told, [asked]) || chosenOf(given) === null) return null
    const angles = anglesIn(parts.told, [asked])
    return {
      given,
      used: [...parts.used, ...lettersOfAngle(question, ...angles), ...question.options.flatMap(({ facts }) => facts)],
    }
  },
})
