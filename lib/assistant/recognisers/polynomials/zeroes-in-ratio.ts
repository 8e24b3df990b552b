import { zeroesInRatio as solution, type Given } from '../../../solutions/polynomials/zeroes-in-ratio'
import type { Fact, FactOf } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { expanded } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { nodeTex } from '../../../reading/tree/tex'
import { fraction } from '../../../maths/fraction'
import * as sums from '../../../maths/sum'
import type { Sum } from '../../../maths/sum'
import { recogniser } from '../../recogniser'

/** ax² + bx + c, all three in letters or numbers, of a polynomial or of an equation that is 0. */
export function quadraticIn(fact: Fact): Given['coefficients'] | null {
  const isZero = fact.kind === 'equation' && fact.sides.at(-1)?.kind === 'number'
  const sum = fact.kind === 'formula' || isZero ? expanded(fact) : null
  if (!sum) return null
  const powerOf = (powers: readonly (readonly [string, number])[]) => powers.find(([name]) => name === 'x')?.[1] ?? 0
  const parts = [2, 1, 0].map((power) =>
    sums.collect(
      [...sum.values()]
        .filter(({ powers }) => powerOf(powers) === power)
        .map((term) => ({ ...term, powers: term.powers.filter(([name]) => name !== 'x') })),
      sums.newBudget(),
    ),
  )
  const [a, b, c] = parts
  const isWhole = parts.reduce((count, { size }) => count + size, 0) === sum.size
  return a?.size === 1 && b?.size === 1 && c?.size === 1 && isWhole ? [a, b, c] : null
}

const zeroes = 'zeroes|roots'
const other = 'other|another|second'

/** "Double of the other", "in the ratio 2 : 3". */
function ratioIn(question: Question) {
  const many =
    phrase(question, `one|first ${zeroes} * %k ${other}`) ?? phrase(question, `one|first ${zeroes} * #k times ${other}`)
  if (many) return { ratio: [sums.constant(many.numbers.k), sums.unity] as const, found: many }
  const twice = phrase(question, `one|first ${zeroes} * double|twice ${other}`)
  if (twice) return { ratio: [sums.constant(fraction(2)), sums.unity] as const, found: twice }
  const found = phrase(question, `${zeroes} * ratio @r:ratio`)
  const [m, n, ...more] = found?.facts.r.terms ?? []
  return found && m && n && more.length === 0 ? { ratio: [sums.constant(m), sums.constant(n)] as const, found } : null
}

/** The relation that is to be proved, both its sides multiplied out. */
export function claimIn(fact: FactOf<'equation'>): readonly [Sum, Sum] | null {
  const [left, right, ...more] = fact.sides.map((node) => expanded({ kind: 'formula', node, name: '' }))
  return left && right && more.length === 0 && fact.relation === '=' ? [left, right] : null
}

export const zeroesInRatio = recogniser<Given>({
  id: 'zeroes-in-ratio',
  solution,
  cues: ['prove', 'show'],
  words: ['prove', 'show', 'zeroes', 'roots', 'polynomial', 'quadratic', 'equation', 'one', 'p(x)', 'ratio'],
  examples: [
    'If one zero of the polynomial p(x) = ax² + bx + c is double of the other, prove that 2b² = 9ac.',
    'zeroes of x2 - px + q are in ratio 2:3 prove 6p2 = 25q',
    'If one root of ax² + bx + c = 0 is three times the other, show that 3b² = 16ac.',
  ],
  refuses: [
    'If one zero of ax² + bx + c is the square of the other, prove that 2b² = 9ac.',
    'If one zero of ax² + bx + c is double of the other, prove that 2b² > 9ac.',
    'If the zeroes of x² − px + q differ by 1, prove that p² = 4q + 1.',
  ],
  read: (question) => {
    const prove = phrase(question, 'prove|show @e:equation')
    const claim = prove && claimIn(prove.facts.e)
    const found = question.facts.flatMap((fact) => {
      const coefficients = fact === prove?.facts.e ? null : quadraticIn(fact)
      return coefficients ? [{ fact, coefficients }] : []
    })
    const [only, ...more] = found
    const inRatio = ratioIn({
      ...question,
      apart: question.apart.filter(({ kind }) => !/^(?:formula|equation)$/.test(kind)),
    })
    if (!inRatio || !prove || !claim || !only || more.length > 0) return null
    // "a ≠ 0" of its first coefficient
    const nonzero = factsOf(question, 'equation').filter(({ relation }) => relation === '!=')
    const stated = told(question, inRatio.found, prove, { taken: [only.fact, ...nonzero] })
    return {
      given: {
        coefficients: only.coefficients,
        ratio: inRatio.ratio,
        claim,
        written: prove.facts.e.sides.map(nodeTex).join(' = '),
        called: question.words.includes('roots') ? 'roots' : 'zeroes',
      },
      ...stated,
    }
  },
  before: () => 'Hence ',
})
