import { angleTex } from './ratios'
import type { Item } from '../../question/fact'
import { factsOf } from '../../question/question'
import type { Node } from '../../question/reading'
import { recogniser } from '../../recogniser'
import { expressSeveral as several, type ExpressSeveral } from '../../../solutions/trigonometry/express-any'
import { ratioNames } from '../../../solutions/trigonometry/pieces/ratio'

/** "Write all the other ratios of A in terms of sec A", "express sin A, sec A and tan A in terms of cot A" */
export const expressAll = recogniser<ExpressSeveral>({
  id: 'ratios-in-terms-of-another',
  solution: several,
  cues: ['#formula'],
  words: [
    'express',
    'expressed',
    'written',
    'term',
    'terms',
    'only',
    'acute',
    'angle',
    'being',
    'all',
    'other',
    'ratios',
    'trigonometric',
    'each',
    'ratio',
    'remaining',
  ],
  examples: [
    'Write all the other trigonometric ratios of ∠A in terms of sec A.',
    'express the ratios sin A, sec A and tan A in terms of cot A',
    'Write cos A and tan A in terms of sin A, where A is acute.',
  ],
  refuses: [
    'Write cos A and tan B in terms of sin A.',
    'Write cos A and sin A in terms of sin A.',
    'Write all the other ratios of A in terms of sec B.',
  ],
  read: (question) => {
    const at = question.items.findIndex((item) => item.kind === 'word' && /^terms?$/.test(item.text))
    const nodes = (items: readonly Item[]) =>
      items.flatMap((item) => (item.kind === 'formula' ? [item.node] : item.kind === 'list' ? item.items : []))
    const [given, ...more] = nodes(question.items.slice(at)).map(loneRatioOf)
    const asked = nodes(question.items.slice(0, at)).map(loneRatioOf)
    if (at < 0 || !given || more.length > 0 || asked.includes(null) || question.options.length > 0) return null
    const angles = factsOf(question, 'letter')
    const isSame = (name: string) => name.toLowerCase() === given.letter.toLowerCase()
    if (!angles.every(({ name }) => isSame(name)) || asked.some((one) => one && !isSame(one.letter))) return null
    const isAll = asked.length === 0 && question.words.some((word) => /^(?:all|other|remaining)$/.test(word))
    const names = isAll ? ratioNames.filter((name) => name !== given.name) : asked.flatMap((one) => one?.name ?? [])
    if (names.length < 2 || names.includes(given.name)) return null
    return {
      given: { asked: names, given: given.name, angle: [angleTex(given.letter), given.letter] },
      used: [...factsOf(question, 'formula'), ...factsOf(question, 'list'), ...angles],
    }
  },
})

const loneRatioOf = (node: Node) => {
  const of = node.kind === 'trig' ? (node.of.kind === 'bracket' ? node.of.of : node.of) : null
  return node.kind === 'trig' && of?.kind === 'letter' ? { name: node.name, letter: of.name } : null
}
