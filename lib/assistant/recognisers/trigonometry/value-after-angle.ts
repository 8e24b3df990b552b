import { angleTex, angleWords, isOne, loneRatio, ratioSum, ratioTerms, type RatioTerm } from './ratios'
import { exactly, termsOf, type Terms } from '../../question/polynomial'
import { childrenOf, type Node } from '../../question/reading'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'
import { divide, equals, negate, one, sign, type Fraction } from '../../../maths/fraction'
import { newBudget, subtract } from '../../../maths/sum'
import { surd } from '../../../maths/surd'
import { valueAfterAngle as solution, type AngleEquation } from '../../../solutions/trigonometry/value-after-angle'

const inner = (node: Node): Node => (node.kind === 'bracket' ? inner(node.of) : node)
const anglesIn = (node: Node): readonly Node[] =>
  node.kind === 'trig' ? [inner(node.of)] : childrenOf(node).flatMap(anglesIn)

/** "A", "A + B" or a multiple of it: its letters and how many times each is taken. */
function multipleOf(node: Node): { readonly letters: readonly string[]; readonly times: Fraction } | null {
  const terms: Terms | null = termsOf(exactly(node)?.top ?? null)
  const below = termsOf(exactly(node)?.bottom ?? null)?.get('')
  const [first, ...others] = terms?.values() ?? []
  if (!terms || !first || !below || sign(first) <= 0 || others.some((other) => !equals(other, first))) return null
  const letters = [...terms.keys()]
  return letters.length < 3 && letters.every((letter) => /^\p{L}$/u.test(letter))
    ? { letters, times: divide(first, below) }
    : null
}

/** The formula with θ for each angle. */
function ofOneAngle(node: Node): Node {
  if (node.kind === 'trig') return { ...node, of: { kind: 'letter', name: 'θ' } }
  if (node.kind === 'binary') return { ...node, left: ofOneAngle(node.left), right: ofOneAngle(node.right) }
  return 'of' in node ? { ...node, of: ofOneAngle(node.of) } : node
}

const opposite = <Value extends { readonly coefficient: Fraction }>(value: Value): Value => ({
  ...value,
  coefficient: negate(value.coefficient),
})

/** The equation of the angle, from left side less right side. */
function equationOf(terms: readonly RatioTerm[]): AngleEquation | null {
  const [first, second, ...more] = terms
  if (!first || !second || more.length > 0) return null
  const pair = [first, second].map(({ times, powers }) => ({
    times,
    ratio: loneRatio([{ times, powers }])?.name,
    bare: powers.length === 0,
  }))
  const of = (name: string) => pair.find(({ ratio }) => ratio === name)
  const [sine, cosine, constant] = [of('sin'), of('cos'), pair.find(({ bare }) => bare)]
  if (sine && cosine) {
    const positive = sign(sine.times.coefficient) > 0
    const [own, other] = positive ? [sine.times, opposite(cosine.times)] : [opposite(sine.times), cosine.times]
    return { form: 'sine and cosine', sine: own, cosine: other }
  }
  const [tan, cot] = [of('tan'), of('cot')]
  if (tan && cot) {
    const isEqual = isOne(tan.times) ? isOne(opposite(cot.times)) : isOne(cot.times) && isOne(opposite(tan.times))
    return isEqual ? { form: 'tan and cot' } : null
  }
  const ratio = pair.find((one) => one.ratio !== undefined)
  if (!ratio?.ratio || !constant) return null
  const positive = sign(ratio.times.coefficient) > 0
  return {
    form: 'value',
    name: ratio.ratio,
    times: positive ? ratio.times : opposite(ratio.times),
    value: positive ? opposite(constant.times) : constant.times,
  }
}

export const valueAfterAngle = recogniser({
  id: 'ratio-of-a-multiple-of-the-angle',
  solution,
  cues: ['#equation'],
  words: [...angleWords, 'angles', 'two'],
  examples: [
    'A and B are acute angles with cos(A + B) = 0. Find sin((A + B)/3).',
    'Find cosec (x/2), if x is an acute angle and 2 cos x = 1.',
    'sinA = cosA then find tan A',
    '√3 sinθ = cosθ, cos 2θ = ?',
    'agar tan A = cot A to sin 2A ki value batao',
  ],
  refuses: [
    'If 2 cos x = 1, find sin(x + 30°).',
    'If cos(A + B) = 0, find sin(A - B).',
    'If 2 cos x = 1, find sin y.',
    'If sin x + cos x = 1, find tan 2x + 1.',
  ],
  read: (question) => {
    const [equation, ...equations] = factsOf(question, 'equation')
    const [formula, ...formulas] = factsOf(question, 'formula')
    const [left, right, ...sides] = equation?.sides ?? []
    if (!equation || !formula || !left || !right || equations.length + formulas.length + sides.length > 0) return null
    const asked = inner(formula.node)
    const told = [left, right].flatMap(anglesIn).map(multipleOf)
    const wanted = asked.kind === 'trig' ? multipleOf(inner(asked.of)) : null
    const [angle] = told
    if (equation.relation !== '=' || asked.kind !== 'trig' || !angle || !wanted) return null
    const name = angle.letters.join()
    if (
      told.some((each) => each?.letters.join() !== name || !equals(each.times, one)) ||
      wanted.letters.join() !== name
    )
      return null
    const [one_, two] = [left, right].map((side) => ratioSum(ofOneAngle(side)))
    const terms = one_ && two ? ratioTerms(subtract(one_, two, newBudget())) : null
    // "cos(A + B) = 0"
    const found = terms && equationOf(terms.length === 1 ? [...terms, { times: surd(0, 1), powers: [] }] : terms)
    // one ratio from another of the same angle is worked with its triangle
    if (!found || (found.form === 'value' && found.times.radicand === 1 && equals(wanted.times, one))) return null
    return {
      given: { equation: found, letters: angle.letters.map(angleTex), name: asked.name, of: wanted.times },
      used: [equation, formula, ...factsOf(question, 'letter').filter((fact) => angle.letters.includes(fact.name))],
    }
  },
})
