import { callingItK } from '../called-k'
import {
  equalForSomeK as solution,
  type Given,
  type Kind,
} from '../../../solutions/quadratic-equations/equal-for-some-k'
import { linearCoefficients } from '../../question/coefficients'
import { rational } from '../../question/polynomial'
import { phrase, told } from '../../question/phrase'
import { lettersNamed } from '../../question/pick'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'

const all: readonly Kind[] = ['odd', 'even', 'positive', 'negative', 'integer']

/** An odd one is an integer anyway. */
const kindsIn = ({ words }: Question): readonly Kind[] =>
  all.filter(
    (kind) => words.includes(kind) && !(kind === 'integer' && (words.includes('odd') || words.includes('even'))),
  )

export const equalForSomeK = recogniser<Given>({
  id: 'equal-zeroes-for-some-k',
  solution,
  cues: ['equal'],
  words: [
    'quadratic',
    'polynomial',
    'equation',
    'zeroes',
    'roots',
    'have',
    'has',
    'real',
    'two',
    'integer',
    'number',
    'value',
    'values',
  ],
  examples: [
    'Can the quadratic polynomial x² + kx + k have equal zeroes for some odd integer k > 1?',
    'Can x² + kx + 4 have equal zeroes for some negative integer k? Justify your answer.',
    'Is it possible that x² + kx + 9 has equal zeroes for some even integer k > 2?',
    'can the equation x^2 + kx + k = 0 have equal roots for some odd integer k > 1',
  ],
  refuses: [
    'Can the quadratic polynomial x² + kx + k have zeroes of equal sign for some odd integer k > 1?',
    'Find the odd integers k > 1 for which x² + kx + k has no equal zeroes.',
    'Can the quadratic polynomial x² + kx + k have equal zeroes for every odd integer k > 1?',
    'Can the zeroes of x² + kx + k be equal to 3 for some odd integer k > 1?',
  ],
  read: callingItK((question) => {
    const [only, ...more] = question.facts.flatMap((fact) => {
      const given = fact.kind === 'formula' || fact.kind === 'equation' ? linearCoefficients(fact, 'x', 'k') : null
      return given ? [{ fact, given }] : []
    })
    const some = phrase(question, 'some|any odd|even|positive|negative integer|number?', 'some|any integer')
    const equal = phrase(question, 'equal real? zeroes|roots', 'real and equal zeroes|roots')
    const asked = /^(?:can|could|is|kya)$/.test(question.items.find((item) => item.kind === 'word')?.text ?? '')
    const bounds = factsOf(question, 'equation').flatMap((fact) => {
      const [left, right] = fact.sides
      const value = right && rational(right)
      const relation = fact.relation === '>' || fact.relation === '<' ? fact.relation : null
      return left?.kind === 'letter' && left.name === 'k' && value && relation
        ? [{ fact, bound: { relation, value } }]
        : []
    })
    if (!only || more.length > 0 || !some || !equal || !asked || bounds.length > 1) return null
    const stated = told(question, some, equal)
    return {
      given: { of: only.given, kinds: kindsIn(question), bound: bounds[0]?.bound ?? null },
      said: stated.said,
      used: [only.fact, ...bounds.map(({ fact }) => fact), ...lettersNamed(question, 'k', 'x')],
    }
  }),
  before: () => '',
})
