import { withPieces } from './chance'
import { wholes } from './range'
import { phrase, told } from '../../question/phrase'
import { rational } from '../../question/polynomial'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'
import { scoresOfDice as solution } from '../../../solutions/probability/scores-of-dice'

/** "A die has its faces marked 0, 1, 1, 1, 6, 6. Two such dice are thrown. How many different scores are possible?" */
export const scoresOfDice = recogniser({
  id: 'different-scores-of-two-dice',
  solution,
  story: true,
  asPart: true,
  cues: ['die', 'dice'],
  words: [
    'die',
    'dice',
    'face',
    'faces',
    'six',
    'two',
    'together',
    'total',
    'score',
    'scores',
    'such',
    'possible',
    'sum',
    'both',
    'at',
    'time',
    'same',
  ],
  examples: [
    'A die has its six faces marked 0, 1, 1, 1, 6, 6. Two such dice are thrown together and the total score is recorded. How many different scores are possible?',
  ],
  refuses: [
    'A die has its six faces marked 0, 1, 1, 1, 6, 6. It is thrown once. How many different scores are possible?',
    'A die has its six faces marked 0, 1, 1, 1, 6, 6. Two such dice are thrown and the product is recorded. How many different products are possible?',
  ],
  read: (question) => {
    const [list, ...more] = factsOf(question, 'list').filter(({ open }) => !open)
    const asked = phrase(question, 'many different scores|totals|sums', 'number different scores|totals|sums possible?')
    const two = phrase(question, 'two such? dice', 'thrown twice')
    const six = phrase(question, '#n faces', 'six faces')
    if (!list || more.length > 0 || !asked || !two) return null
    const faces = wholes(...list.items.map(rational))
    return {
      given: { first: faces, second: faces },
      ...told(question, { taken: withPieces(question, list) }, asked, two, six),
    }
  },
})
