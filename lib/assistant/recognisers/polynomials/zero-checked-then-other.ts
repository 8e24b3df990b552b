import { polynomialWords, quadraticFact } from './quadratic'
import { zeroCheckedThenOther as solution, type Given } from '../../../solutions/polynomials/zero-checked-then-other'
import { phrase, told } from '../../question/phrase'
import { valueOf } from '../../question/polynomial'
import { recogniser } from '../../recogniser'

const named = 'zeroes|roots|solution quadratic? polynomial?|equation? @p'

export const zeroCheckedThenOther = recogniser<Given>({
  id: 'zero-checked-then-other',
  solution,
  cues: ['zeroes', 'roots'],
  words: [
    ...polynomialWords,
    'one',
    'other',
    'another',
    'second',
    'also',
    'whether',
    'check',
    'verify',
    'so',
    'hence',
    'solution',
    'its',
  ],
  examples: [
    'Check whether 3 is a zero of 2x² − 5x − 3 and find the other zero.',
    'is -2 a zero of x^2 + 5x + 6? find the other zero also',
    'check if 2 is a root of x^2 - 5x + 6 = 0 and find other root',
    'Verify that x = 4 is a root of x² − x − 12 = 0 and hence find the other root.',
  ],
  refuses: [
    'If 3 is a zero of 2x² − 5x − 3, find the other zero.',
    'Check whether 3 is a zero of 2x² − 5x + k and find the other zero.',
    'Check whether 3 is a zero of 2x² − 5x − 3 and find the other zero of x² − 9x.',
    'Check whether 3 is a zero of 2x² − 5x − 3 and find twice the other zero.',
  ],
  read: (question) => {
    const found = quadraticFact(question)
    const bare =
      phrase(question, `#n ${named}:formula`) ??
      phrase(question, `#n ${named}:equation`) ??
      phrase(question, '#n @p:formula zeroes|roots') ??
      phrase(question, '#n @p:equation zeroes|roots')
    const stated = bare
      ? null
      : (phrase(question, `@n:equation ${named}:formula`) ?? phrase(question, `@n:equation ${named}:equation`))
    const at = bare?.numbers.n ?? (stated && found ? valueOf(stated.facts.n, found.quadratic.letter) : null)
    const asks =
      /^(?:is|check|verify|does|show|kya)$/.test(question.words[0] ?? '') ||
      phrase(question, 'check|verify|see|show|whether') !== null
    const other = phrase(question, 'other|another|second zeroes|roots|one?', 'find other|second')
    const called = found?.fact.kind === 'equation' ? 'root' : 'zero'
    const about = bare?.facts.p ?? stated?.facts.p
    if (!found || !at || !asks || !other || about !== found.fact || question.options.length > 0) return null
    const { a, b, c, letter } = found.quadratic
    if (letter !== 'x') return null
    const all = told(question, bare, stated, other)
    return {
      given: { a, b, c, at, called },
      said: all.said,
      used: [...all.used, ...found.used],
    }
  },
})
