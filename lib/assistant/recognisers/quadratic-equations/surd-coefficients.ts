import { factorWords } from './words'
import { lettersNamed } from '../../question/pick'
import { expanded } from '../../question/polynomial'
import { factsOf } from '../../question/question'
import { surdCoefficients as solution } from '../../../solutions/quadratic-equations/surd-coefficients'
import type { SurdEquation } from '../../../solutions/quadratic-equations/pieces/surd-equation'
import type { Fact } from '../../question/fact'
import { recogniser } from '../../recogniser'

/** √k x² + bx + c√k = 0 with whole numbers. */
function surdEquationIn(fact: Fact): SurdEquation | null {
  const sum = expanded(fact)
  const found = new Map<string, { readonly size: number; readonly root: number }>()
  for (const { coefficient, radicand, powers } of sum?.values() ?? []) {
    const [power, ...more] = powers
    if (coefficient.d !== 1n || more.length > 0 || (power && power[0] !== 'x')) return null
    const name = `${power?.[1] ?? 0}`
    if (found.has(name)) return null
    found.set(name, { size: Number(coefficient.n), root: Number(radicand) })
  }
  const [a, b, c] = ['2', '1', '0'].map((name) => found.get(name))
  if (!a || !b || !c || found.size !== 3 || a.size !== 1 || a.root === 1 || b.root !== 1 || c.root !== a.root)
    return null
  return { k: a.root, b: b.size, c: c.size }
}

export const surdCoefficients = recogniser({
  id: 'quadratic-with-surds',
  solution,
  cues: ['#equation'],
  words: [...factorWords, 'leave', 'leaving'],
  examples: [
    'Find the roots of the quadratic equation √7x² + 19x − 36√7 = 0 by factorisation.',
    'solve for x: sqrt3 x^2 + 10x + 7sqrt3 = 0',
  ],
  refuses: ['sum of the roots of √7x² + 19x − 36√7 = 0', 'nature of the roots of √7x² + 19x − 36√7 = 0'],
  read: (question) => {
    const found = factsOf(question, 'equation').flatMap((fact) => {
      const given = surdEquationIn(fact)
      return given ? [{ fact, given }] : []
    })
    const [only, ...more] = found
    return only && more.length === 0 ? { given: only.given, used: [only.fact, ...lettersNamed(question, 'x')] } : null
  },
})
