import { zeroFromSum as solution, type Given } from '../../../solutions/polynomials/zero-from-sum'
import type { Fact } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { expanded } from '../../question/polynomial'
import type { Question } from '../../question/question'
import type { Sum } from '../../../maths/sum'
import { recogniser } from '../../recogniser'

/** The letters of ax² + bx + c. */
function lettersOf(fact: Fact): Given['names'] | null {
  const sum = fact.kind === 'formula' ? expanded(fact) : null
  if (!sum || sum.size !== 3) return null
  const at = (power: number): string | null => {
    const [only, ...more] = [...sum.values()].filter(
      ({ powers }) => (powers.find(([name]) => name === 'x')?.[1] ?? 0) === power,
    )
    const [name, ...others] = only?.powers.filter(([one]) => one !== 'x') ?? []
    const isBare = only?.coefficient.n === 1n && only.coefficient.d === 1n && only.radicand === 1n
    return isBare && more.length === 0 && others.length === 0 && name?.[1] === 1 ? name[0] : null
  }
  const [a, b, c] = [at(2), at(1), at(0)]
  return a !== null && b !== null && c !== null ? [a, b, c] : null
}

/** 1 for a + b + c = 0, −1 for a + c = b; null for another condition. */
function knownZero(sum: Sum, [a, b, c]: Given['names']): 1 | -1 | null {
  const sign = (name: string): bigint | null => {
    const term = [...sum.values()].find(({ powers }) => powers.length === 1 && powers[0]?.[0] === name)
    return term?.powers[0]?.[1] === 1 && term.coefficient.d === 1n && term.radicand === 1n ? term.coefficient.n : null
  }
  const [first, second, third] = [sign(a), sign(b), sign(c)]
  if (sum.size !== 3 || first === null || first !== third || (first !== 1n && first !== -1n)) return null
  return second === first ? 1 : second === -first ? -1 : null
}

function conditionIn(question: Question, names: Given['names']) {
  const found = question.facts.flatMap((fact) => {
    const sum = fact.kind === 'equation' && fact.relation === '=' ? expanded(fact) : null
    const at = sum && knownZero(sum, names)
    return at ? [{ fact, at }] : []
  })
  const [only, ...more] = found
  return only && more.length === 0 ? only : null
}

export const zeroFromSum = recogniser<Given>({
  id: 'zero-from-sum-of-coefficients',
  solution,
  cues: ['zeroes'],
  words: ['zeroes', 'polynomial', 'quadratic', 'one', 'other', 'p(x)', 'its', 'both'],
  examples: [
    'If p(x) = ax² + bx + c and a + b + c = 0, then one zero is 1. What is the other zero?',
    'p(x) = ax2+bx+c and a+c = b, find one zero',
    'If a + b + c = 0, find the zeroes of the polynomial ax² + bx + c.',
  ],
  refuses: [
    'If p(x) = ax² + bx + c and a + b = c, then find one zero.',
    'If p(x) = ax² + bx + c and a + b + c = 0, then one zero is 2. What is the other zero?',
    'If p(x) = ax² + bx + c and a + b + c = 0, find the sum of the zeroes.',
  ],
  read: (question) => {
    const [only, ...more] = question.facts.flatMap((fact) => {
      const names = lettersOf(fact)
      return names ? [{ fact, names }] : []
    })
    const condition = only && conditionIn(question, only.names)
    if (!only || more.length > 0 || !condition) return null
    const stated = phrase(question, 'one zeroes p(x)? #n', '#n one zeroes', '#n zeroes')
    const n = stated?.numbers.n
    if (n && (n.d !== 1n || n.n !== BigInt(condition.at))) return null
    const other = phrase(question, 'other zeroes?')
    const one = phrase(question, 'one zeroes', 'one its|of zeroes')
    const asked = other ? 'other' : stated ? null : one ? 'known' : 'both'
    if (asked === null || (other && !stated)) return null
    return {
      // of one zero, the one that is offered
      given: {
        at: condition.at,
        names: only.names,
        asked: asked === 'known' && offersLetters(question) ? 'other' : asked,
      },
      ...told(question, { taken: [only.fact, condition.fact] }, stated, other, one),
    }
  },
  before: ({ asked }) => (asked === 'both' ? 'Zeroes: ' : 'Answer: '),
})

/** "One of the zeroes is (a) b/a (b) c/a ..." */
const offersLetters = ({ options }: Question): boolean =>
  options.length > 0 && options.every(({ facts }) => facts.every(({ kind }) => kind === 'formula'))
