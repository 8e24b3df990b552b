import { explainComposite as solution, type Given } from '../../../solutions/real-numbers/explain-composite'
import { phrase, told } from '../../question/phrase'
import { lettersNamed, says } from '../../question/pick'
import { factsOf } from '../../question/question'
import type { Node } from '../../question/reading'
import { rational } from '../../question/polynomial'
import { recogniser } from '../../recogniser'
import type { Fraction } from '../../../maths/fraction'

/** 7 × 11 × 13 as its factors. */
function factorsOf(node: Node): readonly Fraction[] | null {
  if (node.kind === 'binary' && node.operation === '*') {
    const [left, right] = [factorsOf(node.left), factorsOf(node.right)]
    return left && right && [...left, ...right]
  }
  return node.kind === 'number' ? [node.value] : null
}

/** 7 × 11 × 13 + 13, or 17 × 11 × 2 + 17 × 11 × 5. */
function sumOf(node: Node): Given | null {
  if (node.kind !== 'binary' || node.operation !== '+') return null
  const [factors, second] = [factorsOf(node.left), factorsOf(node.right)]
  const [common, ...more] = second ?? []
  if (!factors || factors.length < 2 || !second || !common) return null
  return more.length === 0 ? { factors, common } : { factors, common, second, asProduct: true }
}

export const explainComposite = recogniser<Given>({
  id: 'explain-composite',
  solution,
  story: true,
  cues: ['composite'],
  words: [
    'composite',
    'explain',
    'show',
    'why',
    'number',
    'natural',
    'true',
    'equal',
    'greater',
    'one',
    'prove',
    'justify',
  ],
  examples: [
    'Explain why 5 × 9 × 13 + 13 is a composite number. Also write it as a product of two factors other than 1 and itself.',
    'why 5 x 7 x 13 + 13 is a composite no. explain, also write it as product of 13 and a no',
    'To show that 3 × 7 × 13 + 7 is a composite number, Meena writes it as 7 × m. Find m.',
    'Explain why 7 × 11 × 13 + 13 is a composite number.',
  ],
  refuses: [
    'Explain why 5 × 9 × 13 + 13 is a composite number. Also write it as a product of primes.',
    'Explain why 5 × 7 × 13 + 13 is a composite number and write it as a product of 7 and a number.',
    'Is 7 × 11 × 13 + 13 prime or composite?',
    'Explain why 7 × 11 × 13 + 13 is not a composite number.',
    'Explain why 7 × 11 × 13 + 13 and 7 × 5 + 5 are composite numbers.',
    'Explain why 17 × 11 × 2 + 17 × 11 × 5 is a composite number and write it as a product of primes.',
    'How many factors has the composite number 7 × 11 × 13 + 13?',
  ],
  read: (question) => {
    if (!says(question, 'composite')) return null
    const [number, ...more] = factsOf(question, 'number').filter(({ node }) => sumOf(node))
    const given = number && more.length === 0 ? sumOf(number.node) : null
    if (!number || !given) return null
    // "7 × m", "... = 7 × m", "greater than 1"
    const isProduct = (node: Node | undefined): boolean =>
      node?.kind === 'binary' &&
      node.operation === '*' &&
      node.right.kind === 'letter' &&
      node.right.name === 'm' &&
      rational(node.left)?.n === given.common.n
    const others = question.facts.filter(
      (fact) =>
        (fact.kind === 'formula' && isProduct(fact.node)) ||
        (fact.kind === 'equation' &&
          fact.relation === '=' &&
          fact.sides.length === 2 &&
          isProduct(fact.sides[1]) &&
          rational(fact.sides[0] ?? number.node)?.n === number.value.n) ||
        (fact.kind === 'number' && says(question, 'greater') && fact.value.n === 1n && fact.value.d === 1n),
    )
    const product = given.second
      ? null
      : phrase(
          question,
          'write|express it? number? product two? factors? other than #one itself',
          'write|express it? number? product #c number|no|integer',
          'write|express it? number? product two? factors|number|no',
        )
    const [one] = Object.values(product?.numbers ?? {})
    if (one && one.n !== 1n && one.n !== given.common.n) return null
    const isAsked = others.length > 0
    if (!isAsked && !['explain', 'show', 'why', 'prove', 'justify'].some((word) => says(question, word))) return null
    const { used, said } = told(question, product)
    const asksM = isAsked || lettersNamed(question, 'm').length > 0
    return {
      given: product || !asksM ? { ...given, asProduct: true } : given,
      used: [number, ...others, ...used, ...lettersNamed(question, 'm')],
      said,
      ...(!isAsked && !given.second && { lead: `Write it as $${given.common.n} \\times m$ and find $m$.` }),
    }
  },
  before: ({ asProduct }) => (asProduct ? 'Composite: it is ' : 'm = '),
})
