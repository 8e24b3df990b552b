import { pairWords } from './equations'
import { placeIn } from './params-from-solution'
import { phrase } from '../../question/phrase'
import { lineIn } from '../../question/polynomial'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'
import { valuesChecked as solution, type Given } from '../../../solutions/linear-equations/values-checked'

/** "Is x = 2, y = −1 a solution of both x + y = 1 and 2x − y = 5?" */
export const valuesChecked = recogniser<Given>({
  id: 'values-checked-in-equations',
  solution,
  cues: ['solution', 'satisfy', 'satisfies', 'satisfied'],
  words: [
    ...pairWords,
    'solution',
    'satisfy',
    'satisfies',
    'satisfied',
    'check',
    'whether',
    'if',
    'verify',
    'not',
    'or',
    'point',
    'each',
  ],
  examples: [
    'is x=2,y=-1 a solution of both x+y=1 and 2x-y=5',
    'Check whether x = 3, y = 2 is a solution of the pair of linear equations 2x + y = 8 and x + 3y = 10.',
    'does x = 2, y = 1 satisfy both the equations x + y = 3 and 2x - y = 3',
    'is (2, -1) a solution of 3x + y = 5 or not',
  ],
  refuses: [
    'x = 2, y = -1 is a solution of both x + y = 1 and 2x - ky = 5. Find k.',
    'Is x = 2 a solution of both x + y = 1 and 2x - y = 5?',
    'Is x = 2, y = -1 the only solution of x + y = 1 and 2x - y = 5? Find another solution of x + y = 1.',
    'x = 2, y = -1 is a solution of x + y = 1. Find the solution of 2x - y = 5 and x + y = 1.',
    'Is x = 2, y = -1 not a solution of x + y = 1?',
  ],
  read: (question) => {
    const place = placeIn(question)
    const asks = phrase(question, 'whether|if|check|verify', 'is|does|do', 'or not')
    const first = question.apart.find(({ kind }) => kind !== 'mark')
    const isAsked =
      first?.kind === 'word' &&
      /^(?:is|are|does|do|check|verify|whether|if|determine|state|find|examine)$/.test(first.text)
    const denies = phrase(question, 'not solution', 'not satisfy|satisfied')
    if (!place || denies || !(isAsked || phrase(question, 'or not')) || !asks) return null
    if (factsOf(question, 'letter').some(({ name }) => name !== 'x' && name !== 'y')) return null
    const rest = factsOf(question, 'equation').filter((fact) => !place.used.includes(fact))
    const equations = rest.flatMap((fact) => (fact.relation === '=' ? (lineIn(fact) ?? []) : []))
    if (rest.length === 0 || rest.length > 2 || equations.length < rest.length) return null
    return {
      given: { x: place.x, y: place.y, equations },
      used: [...place.used, ...rest, ...factsOf(question, 'letter')],
    }
  },
})
