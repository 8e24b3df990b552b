import {
  angleTex,
  angleWords,
  anglesOf,
  factorOf,
  lettersOfAngle,
  ratioSum,
  ratioTerms,
  type RatioTerm,
} from './ratios'
import { rational } from '../../question/polynomial'
import type { Node } from '../../question/reading'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'
import { equals, negate, sign, toText, zero, type Fraction } from '../../../maths/fraction'
import { identityValue as solution, type Given } from '../../../solutions/trigonometry/identity-value'

/** The expression with one letter for each angle in degrees: "sin 37°" is sin of '37'. */
function withLetters(node: Node): Node {
  if (node.kind === 'trig') {
    const degrees = rational(node.of.kind === 'bracket' ? node.of.of : node.of)
    return degrees ? { ...node, of: { kind: 'letter', name: toText(degrees) } } : node
  }
  if (node.kind === 'binary') return { ...node, left: withLetters(node.left), right: withLetters(node.right) }
  return 'of' in node ? { ...node, of: withLetters(node.of) } : node
}

const factorsOf = (node: Node): readonly Node[] =>
  node.kind === 'binary' && node.operation === '*'
    ? [...factorsOf(node.left), ...factorsOf(node.right)]
    : node.kind === 'bracket' && node.of.kind === 'binary' && node.of.operation === '*'
      ? factorsOf(node.of)
      : [node]

/** The numbers before the given products, where the sum has these terms and no others. */
function numbersOf(terms: readonly RatioTerm[], ...products: readonly string[]): readonly Fraction[] | null {
  const numbers = products.map((product) => factorOf(terms, product) ?? zero)
  return numbers.filter(({ n }) => n !== 0n).length === terms.length ? numbers : null
}

type Form = Given extends infer One ? (One extends Given ? Omit<One, 'angle'> : never) : never

/** "9 sec² A - 9 tan² A", "5 sin² A + 5 cos² A + 2" */
function sumForm(terms: readonly RatioTerm[]): Form | null {
  const [sine, cosine, m = zero] = numbersOf(terms, 'sin^2', 'cos^2', '') ?? []
  if (sine && cosine && equals(sine, cosine) && sign(sine) > 0) return { form: 'sum', k: sine, m }
  for (const [larger, smaller] of [
    ['sec', 'tan'],
    ['cosec', 'cot'],
  ] as const) {
    const [big, small] = numbersOf(terms, `${larger}^2`, `${smaller}^2`) ?? []
    if (!big || !small || !equals(big, negate(small)) || sign(big) === 0) continue
    const reversed = sign(big) < 0
    return { form: 'difference', k: reversed ? small : big, larger, reversed }
  }
  return null
}

/** "(k + k tan² A)(m - m sin² A)", the second bracket also as two. */
function productForm(node: Node): Form | null {
  const factors = factorsOf(node)
  for (const [first, second] of [
    ['tan', 'sin'],
    ['cot', 'cos'],
  ] as const)
    for (const factor of factors) {
      const others = factors.filter((one) => one !== factor)
      const [head, ...tail] = others
      if (!head) continue
      const rest = tail.reduce<Node>((left, right) => ({ kind: 'binary', operation: '*', left, right }), head)
      const [one, two] = [factor, rest].map((part) => ratioTerms(ratioSum(part)))
      const [k, before] = numbersOf(one ?? [], '', `${first}^2`) ?? []
      const [m, behind] = numbersOf(two ?? [], '', `${second}^2`) ?? []
      if (k && before && m && behind && equals(k, before) && equals(m, negate(behind)) && sign(k) > 0 && sign(m) > 0)
        return { form: 'product', first, k, m }
    }
  return null
}

export const identityValue = recogniser<Given>({
  id: 'value-by-an-identity',
  solution,
  cues: ['#formula'],
  words: [...angleWords, 'without', 'using', 'tables', 'table', 'identity', 'identities'],
  examples: [
    'Find the value of 9 sec² A - 9 tan² A.',
    'Evaluate (10 + 10 tan² 37°)(7 - 7 sin² 37°).',
    'sin^2 25 + cos^2 25 = ?',
    '(1 + tan²θ)(1 - sinθ)(1 + sinθ) kya hoga',
    'Without using tables, find the value of 12 sin² 37° + 12 cos² 37° + 4.',
  ],
  refuses: [
    'Find the value of 9 sec² A - 8 tan² A.',
    'Find the value of 9 sec² A - 9 tan² B.',
    'Find the value of (1 + tan² A)(1 - cos² A).',
    'If A = 30°, find the value of 9 sec A - 9 tan A.',
    'sec² 90° - tan² 90°',
  ],
  read: (question) => {
    const [formula, ...more] = factsOf(question, 'formula')
    if (!formula || more.length > 0) return null
    const node = withLetters(formula.node)
    const terms = ratioTerms(ratioSum(node))
    const [angle, ...angles] = terms ? anglesOf(terms) : []
    const [name, ...names] = angle === undefined ? anglesIn(node) : [angle]
    if (name === undefined || angles.length + names.length > 0) return null
    const form = (terms && sumForm(terms)) ?? productForm(node)
    if (!form) return null
    // at 0° and 90° some ratios are not defined
    if (!/^(?:\D|[1-8]?\d$)/.test(name) || name === '0') return null
    const tex = /^\d/.test(name) ? `${name}^\\circ` : angleTex(name)
    return { given: { ...form, angle: tex }, used: [formula, ...lettersOfAngle(question, name)] }
  },
})

/** The angles of all brackets, where the whole comes to a number before any angle is left. */
const anglesIn = (node: Node): readonly string[] => [
  ...new Set(factorsOf(node).flatMap((factor) => anglesOf(ratioTerms(ratioSum(factor)) ?? []))),
]
