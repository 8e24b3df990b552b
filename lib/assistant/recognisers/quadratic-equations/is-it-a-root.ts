import { phrase, told } from '../../question/phrase'
import { polynomialIn, valueOf } from '../../question/polynomial'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'
import { isItARoot as solution } from '../../../solutions/quadratic-equations/is-it-a-root'

const of = 'roots|solution|zeroes'

/** "Check whether x = 2 is a root of x² − 5x + 6 = 0." */
export const isItARoot = recogniser({
  id: 'is-it-a-root',
  solution,
  story: true,
  asPart: true,
  cues: ['roots', 'solution', 'satisfies', 'satisfy'],
  words: ['quadratic', 'equation', 'check', 'whether', 'verify', 'not', 'or', 'number', 'show', 'correct', 'true'],
  examples: [
    'Check whether x = 2 is a root of x² − 5x + 6 = 0.',
    'is -3 a solution of the quadratic equation 2x^2 + 5x - 3 = 0?',
    'verify if x = 1/2 satisfies 2x^2 - 5x + 2 = 0 or not',
    'kya x = 4 equation x^2 - 3x - 4 = 0 ka root hai',
    'determine whether x=-1 is a solution of 3x^2 = 2x + 5',
  ],
  refuses: [
    'If x = 2 is a root of x² − 5x + 6 = 0, find the other root.',
    'If x = 2 is a root of x² − 5x + k = 0, find k.',
    'Check whether x² − 5x + 6 = 0 has 2 roots.',
    'Is 2 the only root of x² − 4x + 4 = 0?',
    'Is 2 the sum of the roots of x² − 2x + 6 = 0?',
  ],
  read: (question) => {
    const [only, ...more] = factsOf(question, 'equation').flatMap((fact) => {
      const found = polynomialIn(fact)
      return found && found.coefficients.length > 2 ? [{ fact, ...found }] : []
    })
    if (!only || more.length > 0 || only.fact.relation !== '=') return null
    const behind = phrase(
      question,
      `@v:equation a? ${of} quadratic? equation? @e:equation`,
      '@v:equation satisfies|satisfy quadratic? equation? @e:equation',
      `@v:equation quadratic? equation? @e:equation * ${of}`,
    )
    const bare = behind
      ? null
      : phrase(
          question,
          `#n ${of} quadratic? equation? @e:equation`,
          '#n satisfies|satisfy quadratic? equation? @e:equation',
        )
    const at = behind ? valueOf(behind.facts.v, only.letter) : bare ? bare.numbers.n : null
    const asks =
      /^(?:is|check|verify|does|can|kya)$/.test(question.words[0] ?? '') ||
      question.words.some((word) => word === 'whether' || word === 'check' || word === 'verify')
    return at && asks && !question.words.includes('find')
      ? { given: { coefficients: only.coefficients, at, letter: only.letter }, ...told(question, behind, bare) }
      : null
  },
})
