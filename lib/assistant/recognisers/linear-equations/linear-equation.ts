import { linearEquation as solution } from '../../../solutions/linear-equations/linear-equation'
import { lettersNamed } from '../../question/pick'
import { linearIn, valueOf } from '../../question/polynomial'
import { recogniser } from '../../recogniser'

export const linearEquation = recogniser({
  id: 'linear-equation',
  solution,
  cues: ['#equation'],
  words: ['solve', 'equation', 'linear', 'solution'],
  examples: ['solve 2x + 3 = 7', '5y - 4 = 2y + 11'],
  read: (question) => {
    const [fact, ...more] = question.facts.filter(({ kind }) => kind === 'equation')
    const given = fact && linearIn(fact)
    // "x = 5" asks for nothing
    if (!fact || !given || more.length > 0 || valueOf(fact, given.letter)) return null
    return { given, used: [fact, ...lettersNamed(question, given.letter)] }
  },
  before: ({ letter }) => `${letter} = `,
})
