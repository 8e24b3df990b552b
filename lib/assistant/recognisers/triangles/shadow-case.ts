import { shadowCase as solution, type ShadowCase } from '../../../solutions/triangles/shadow-case'
import { phrase, told, type Phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import { fillers } from '../../question/words'
import { recogniser } from '../../recogniser'

const poles = 'pole|stick|rod|post'

/** The pole with its shadow, and the shadow of the tall thing at the same moment. */
function shadowsIn(question: Question) {
  const pole = phrase(
    question,
    `${poles} #p high|tall|long? upright? has|casts shadow #s long?`,
    `${poles} #p high|tall|long? upright? shadow #s long?`,
    `#p ${poles} has|casts shadow #s long?`,
  )
  const tall = phrase(
    question,
    'moment|time ~x has|casts shadow #t long?',
    '~x has|casts shadow #t long?',
    'shadow ~x is? #t long?',
  )
  // "the shadow is 4 m long" of the pole itself is none of the tall thing
  const other = tall && pole && tall.taken.some((item) => pole.taken.includes(item)) ? null : tall
  return pole && other ? { pole, tall: other } : null
}

interface Asked {
  readonly asked: ShadowCase['asked']
  readonly found: readonly Pick<Phrase, 'taken'>[]
}

/** "tree" of "neem tree" and of "tree at that moment" */
const last = (noun: string): string =>
  noun.split(' ').findLast((word) => !fillers.has(word) && word !== 'moment' && word !== 'time') ?? noun

function askedIn(question: Question, tall: string): Asked | null {
  const factor = phrase(
    question,
    `many times as? long shadow ${poles} shadow ~x`,
    `many times shadow ${poles} shadow ~x`,
  )
  if (factor) return last(factor.nouns.x) === tall ? { asked: 'factor', found: [factor] } : null
  const later = phrase(question, `later * shadow ${poles} #l long?`, `length shadow * when shadow ${poles} #l long?`)
  const length = phrase(question, 'find|what|calculate length shadow ~x then|moment|time?', 'long shadow ~x')
  if (later)
    return length && last(length.nouns.x) === tall
      ? { asked: { later: later.numbers.l }, found: [later, length] }
      : null
  if (length) {
    const high = phrase(question, '~y #h high|tall')
    const other = last(length.nouns.x)
    const isOther = high && other !== tall && high.nouns.y.split(' ').includes(other)
    return isOther ? { asked: { other, height: high.numbers.h }, found: [length, high] } : null
  }
  const height = phrase(question, 'find|what|calculate height ~x', 'high|tall ~x')
  return height && last(height.nouns.x) === tall ? { asked: 'height', found: [height] } : null
}

/** "A pole of 2 m has a shadow of 4 m when the shadow of a tree is 28 m. Later that day the pole's is 6 m long. How long is the tree's?" */
export const shadowCase = recogniser<ShadowCase>({
  id: 'shadows-in-parts',
  solution,
  story: true,
  asPart: true,
  cues: ['shadow', 'shadows'],
  words: [
    'shadow',
    'shadows',
    'same',
    'upright',
    'vertical',
    'height',
    'length',
    'later',
    'long',
    'times',
    'old',
    'then',
    'club',
  ],
  examples: [
    'At the same moment an upright pole of 2 m has a shadow of 4 m and a neem tree has a shadow of 28 m. How many times as long as the shadow of the pole is the shadow of the tree?',
    'An upright pole of 2 m has a shadow of 4 m, and at the same moment a tree has a shadow of 28 m. Later that day the shadow of the pole is 6 m long. Find the length of the shadow of the tree then, in metres.',
  ],
  refuses: [
    'An upright pole of 2 m has a shadow of 4 m, and at the same moment a tree has a shadow of 28 m. Later that day the shadow of the pole is 6 m longer. Find the length of the shadow of the tree then.',
    'An upright pole of 2 m has a shadow of 4 m, and at the same moment a tree has a shadow of 28 m. How much longer than the shadow of the pole is the shadow of the tree?',
    'An upright pole of 2 m has a shadow of 4 m, and a day later a tree has a shadow of 28 m. Find the height of the tree.',
  ],
  read: (question) => {
    const shadows = shadowsIn(question)
    // a third thing of which another part asks
    const beside = phrase(question, '~y #h high|tall stands|nearby?')
    const isTogether = phrase(question, 'same moment|time', 'shadow #s long? when shadow')
    if (!shadows || !isTogether) return null
    const { pole, tall } = shadows
    const noun = last(tall.nouns.x)
    const isBeside =
      beside !== null && !/pole|stick|rod|post/.test(beside.nouns.y) && !beside.nouns.y.split(' ').includes(noun)
    const asked = askedIn(question, noun)
    const units = new Set([pole.units.p, pole.units.s, tall.units.t])
    const [unit = ''] = units
    if (!asked || units.size > 1 || !/^c?m$/.test(unit)) return null
    return {
      given: {
        pole: pole.numbers.p,
        poleShadow: pole.numbers.s,
        tall: noun,
        tallShadow: tall.numbers.t,
        asked: asked.asked,
        unit,
      },
      ...told(question, pole, tall, isTogether, isBeside ? beside : null, ...asked.found),
    }
  },
  unit: ({ asked, unit }) => (asked === 'factor' ? '' : unit),
})
