import { polynomialWords } from './quadratic'
import {
  zeroesWithCommonFactor as solution,
  type Given,
} from '../../../solutions/polynomials/zeroes-with-common-factor'
import type { Fact } from '../../question/fact'
import { axisIn } from '../../question/axis'
import { phrase, told } from '../../question/phrase'
import { lettersNamed } from '../../question/pick'
import { polynomialIn } from '../../question/polynomial'
import type { Question } from '../../question/question'
import { fraction, sign } from '../../../maths/fraction'
import { recogniser } from '../../recogniser'

/** The one polynomial of a question, "x³ − 4x", alone or as "y = x³ − 4x". */
function polynomialOf(question: Question) {
  const all = question.facts.flatMap((fact) => {
    const right = rightOf(fact)
    const found = right && polynomialIn(right)
    return found ? [{ fact, ...found }] : []
  })
  const [only, ...more] = all
  return only && more.length === 0 ? only : null
}

function rightOf(fact: Fact): Fact | null {
  if (fact.kind === 'formula') return fact
  if (fact.kind !== 'equation' || fact.relation !== '=' || fact.sides.length !== 2) return null
  const [left, right] = fact.sides
  return left?.kind === 'letter' && left.name === 'y' && right ? { kind: 'formula', node: right, name: '' } : null
}

/** "at which points does its graph cut the x-axis, and how many zeroes has it?" */
function askedIn(question: Question) {
  const count = phrase(question, 'how many real? zeroes', 'number of? real? zeroes', 'many zeroes', 'zeroes many')
  const axis = axisIn(question)
  const points = axis ? phrase(question, 'point', 'where') : null
  if (axis && (axis.axis !== 'x' || !points)) return null
  const asked: Given['asked'] = points ? (count ? 'points and count' : 'points') : count ? 'count' : 'zeroes'
  return { asked, found: [count, points], used: axis?.used ?? [] }
}

const meeting = ['cut', 'cuts', 'meet', 'meets', 'cross', 'crosses', 'intersect', 'intersects'] as const

export const zeroesWithCommonFactor = recogniser<Given>({
  id: 'zeroes-with-common-factor',
  solution,
  cues: ['zeroes', 'graph'],
  words: [...polynomialWords, 'cubic', 'all', 'real', 'graph', 'factorise', 'hence', 'axis', 'point', ...meeting],
  examples: [
    'Find the zeroes of x³ − 9x.',
    'all the zeroes of p(x) = x^3 + 3x^2 - 10x',
    'At which points does the graph of y = x³ − 4x cut the x-axis, and how many zeroes does it have?',
    'Find the points where the graph of y = 2x³ − 8x meets the x-axis.',
    'how many zeroes does x^3 - 6x^2 + 9x have',
  ],
  refuses: [
    'Find the sum of the zeroes of x³ − 9x.',
    'Find the positive zeroes of x³ − 9x.',
    'Find the zeroes of x³ − 9x + 2.',
    'At which points does the graph of y = x³ − 4x cut the y-axis, and how many zeroes does it have?',
  ],
  read: (question) => {
    const found = polynomialOf(question)
    const asked = askedIn(question)
    if (!found || !asked || question.options.length > 0) return null
    const { coefficients, letter } = found
    const power = coefficients.toReversed().findIndex((value) => sign(value) !== 0)
    const zero = fraction(0)
    const left = coefficients.slice(0, coefficients.length - power)
    const [a = zero, b = zero, c = zero, ...none] = left.length === 2 ? [zero, ...left] : left
    // a quadratic is worked as such
    if (power < 1 || none.length > 0 || sign(c) === 0 || coefficients.length < 4) return null
    const stated = told(question, ...asked.found)
    return {
      given: { a, b, c, power, letter, asked: asked.asked },
      said: stated.said,
      used: [...stated.used, ...asked.used, found.fact, ...lettersNamed(question, letter)],
    }
  },
  before: ({ asked }) => (asked === 'zeroes' ? 'Zeroes: ' : 'Answer: '),
})
