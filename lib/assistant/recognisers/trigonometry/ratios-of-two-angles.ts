import { angleTex, angleWords, isOne, lettersOfAngle, loneRatio, ratioEquation, ratioSum, ratioTerms } from './ratios'
import type { RatioTerm } from './ratios'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'
import { divide, sign } from '../../../maths/fraction'
import { ratiosOfTwoAngles as solution } from '../../../solutions/trigonometry/ratios-of-two-angles'

/** "tan A + cot B" or "tan A cot B": a ratio of each of two angles. */
function asksTwo(terms: readonly RatioTerm[] | null) {
  if (!terms || terms.some(({ times }) => !isOne(times))) return null
  const powers = terms.flatMap((term) => term.powers)
  if (powers.length !== 2 || powers.some(({ power }) => power !== 1)) return null
  if (terms.length === 2 && terms.some((term) => term.powers.length !== 1)) return null
  return { powers, operation: terms.length === 1 ? ('*' as const) : ('+' as const) }
}

export const ratiosOfTwoAngles = recogniser({
  id: 'ratios-of-two-angles',
  solution,
  cues: ['#equation'],
  words: [...angleWords, 'two', 'angles', 'both'],
  examples: [
    'A and B are acute angles with sin A = 3/5 and cos B = 12/13. Find the value of tan A tan B.',
    'sinA = 4/5, tanB = 5/12 find cosA + cotB',
    'cosec X = 13/12 aur tan Y = 5/12 hai to sin X + sin Y nikalo',
  ],
  refuses: [
    'If sin A = 3/5 and cos B = 12/13, find tan A - tan B.',
    'If sin A = 3/5 and cos B = 12/13, find tan A + tan C.',
    'If sin A = 3/5 and cos B = 12/13, find tan(A + B).',
    'If sin A = 3/5 and cos B = 12/13, find 2 tan A tan B.',
  ],
  read: (question) => {
    const [one, two, ...equations] = factsOf(question, 'equation')
    const [formula, ...formulas] = factsOf(question, 'formula')
    if (!one || !two || !formula || equations.length + formulas.length > 0) return null
    const asked = asksTwo(ratioTerms(ratioSum(formula.node)))
    const known = [one, two].flatMap((equation) => {
      const read = ratioEquation(equation)
      const ratio = read && loneRatio(read.terms)
      if (!read || !ratio || ratio.times.radicand !== 1 || sign(ratio.times.coefficient) === 0) return []
      const value = { ...read.value, coefficient: divide(read.value.coefficient, ratio.times.coefficient) }
      return [{ letter: ratio.angle, name: ratio.name, value }]
    })
    const [first, second] = known
    if (!asked || !first || !second || first.letter === second.letter) return null
    const [a, b] = [first, second].map(({ letter }) => asked.powers.find(({ angle }) => angle === letter)?.name)
    if (!a || !b) return null
    const named = {
      first: { ...first, letter: angleTex(first.letter) },
      second: { ...second, letter: angleTex(second.letter) },
    }
    return {
      given: { known: [named.first, named.second] as const, asked: [a, b] as const, operation: asked.operation },
      used: [one, two, formula, ...lettersOfAngle(question, first.letter, second.letter)],
    }
  },
})
