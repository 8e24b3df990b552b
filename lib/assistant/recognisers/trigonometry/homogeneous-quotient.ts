import {
  angleTex,
  angleWords,
  anglesOf,
  factorOf,
  lettersOfAngle,
  loneRatio,
  ratioEquation,
  ratioSum,
  ratioTerms,
} from './ratios'
import type { Node } from '../../question/reading'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'
import {
  homogeneousQuotient as solution,
  type SinesAndCosines,
} from '../../../solutions/trigonometry/homogeneous-quotient'

/** "4 sin θ - 3 cos θ": sines and cosines of one angle, and nothing else. */
function sinesIn(node: Node, angle: string): SinesAndCosines | null {
  const terms = ratioTerms(ratioSum(node))
  if (!terms || terms.length === 0 || anglesOf(terms).some((one) => one !== angle)) return null
  const [sine, cosine] = [factorOf(terms, 'sin'), factorOf(terms, 'cos')]
  const count = [sine, cosine].filter((factor) => factor && factor.n !== 0n).length
  return sine && cosine && count === terms.length ? { sine, cosine } : null
}

export const homogeneousQuotient = recogniser({
  id: 'quotient-in-sine-and-cosine',
  solution,
  cues: ['#equation'],
  words: [...angleWords, 'expression'],
  examples: [
    'If 3 tan θ = 4, find the value of (4 sin θ - cos θ)/(2 sin θ + cos θ).',
    'cot A = 5/6 then (4sinA + 3cosA)/(4sinA - 4cosA) = ?',
    'tan x = 2 hai to (3 sin x + 5 cos x)/(7 sin x - 2 cos x) ki value batao',
    'If 5 cot θ = 3, evaluate (5 sin θ - 3 cos θ)/(4 sin θ + 3 cos θ)',
  ],
  refuses: [
    'If tan θ = 4/3, find the value of (4 sin θ - 1)/(2 sin θ + cos θ).',
    'If tan θ = 4/3, find the value of (4 sin² θ - cos θ)/(2 sin θ + cos θ).',
    'If tan θ = 4/3, find the value of (4 sin A - cos A)/(2 sin A + cos A).',
    'If sin θ = 4/5, find the value of (4 sin θ - cos θ)/(2 sin θ + cos θ).',
  ],
  read: (question) => {
    const [equation, ...equations] = factsOf(question, 'equation')
    const [formula, ...formulas] = factsOf(question, 'formula')
    const node = formula?.node.kind === 'bracket' ? formula.node.of : formula?.node
    if (!equation || !formula || equations.length + formulas.length > 0) return null
    if (node?.kind !== 'binary' || node.operation !== '/') return null
    const known = ratioEquation(equation)
    const lone = known && loneRatio(known.terms)
    if (!lone || (lone.name !== 'tan' && lone.name !== 'cot')) return null
    if (lone.times.radicand !== 1 || known.value.radicand !== 1) return null
    const [top, bottom] = [sinesIn(node.left, lone.angle), sinesIn(node.right, lone.angle)]
    if (!top || !bottom) return null
    return {
      given: {
        name: lone.name,
        times: lone.times.coefficient,
        value: known.value.coefficient,
        top,
        bottom,
        angle: angleTex(lone.angle),
      },
      used: [equation, formula, ...lettersOfAngle(question, lone.angle)],
    }
  },
})
