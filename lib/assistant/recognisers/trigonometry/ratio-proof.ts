import { angleWords, lettersOfAngle } from './ratios'
import type { FactOf, Item, Word } from '../../question/fact'
import { factsOf, type Question } from '../../question/question'
import { rational } from '../../question/polynomial'
import type { Node } from '../../question/reading'
import { toText } from '../../../maths/fraction'
import { recogniser } from '../../recogniser'
import { proofOf, ratioProof as solution, type RatioProof } from '../../../solutions/trigonometry/ratio-proof'
import type { Told } from '../../../solutions/trigonometry/pieces/told-ratios'
import { anglesOfRatios, holdsTrig } from '../../../solutions/trigonometry/pieces/ratio-sums'

const bids: ReadonlySet<string> = new Set([
  'prove',
  'show',
  'verify',
  'establish',
  'proved',
  'proof',
  'derive',
  'check',
  'justify',
])
const isBid = (item: Item): boolean => item.kind === 'word' && bids.has(item.text)
export const proofWords: readonly string[] = [
  ...angleWords,
  ...bids,
  'identity',
  'or',
  'identities',
  'trigonometric',
  'angles',
  'sides',
  'side',
  'equal',
  'true',
  'defined',
  'expressions',
  'using',
  'each',
  'hence',
  'both',
  'all',
  'lhs',
  'rhs',
  'simplify',
  'whether',
  'not',
]

type Equation = FactOf<'equation'>

/** What is told, and what is to be shown: behind the word that bids it, or before it where nothing stands behind. */
export function toldAndClaimed({
  items,
}: Question): { readonly told: readonly Equation[]; readonly claims: readonly Equation[] } | null {
  const at = items.findIndex(isBid)
  if (at < 0) return null
  const equations = (from: readonly Item[]) => from.filter((item): item is Equation => item.kind === 'equation')
  const [before, behind] = [equations(items.slice(0, at)), equations(items.slice(at))]
  const again = items.findIndex(
    (item, place) => place > at && item.kind === 'word' && /^(?:if|given|where|when)$/.test(item.text),
  )
  if (behind.length === 0) return { told: before.slice(0, -1), claims: before.slice(-1) }
  if (again < 0) return { told: before, claims: behind }
  const claims = equations(items.slice(at, again))
  return { told: [...before, ...equations(items.slice(again))], claims }
}

/** "0° < θ < 90°": that the angle is acute. */
export const isRange = ({ relation }: Equation): boolean => /^[<>]/.test(relation)

export function toldOf(equations: readonly Equation[]): readonly Told[] | null {
  const told = equations.flatMap(({ sides: [left, right, ...more], relation }) =>
    left && right && more.length === 0 && relation === '=' ? [[left, right] as const] : [],
  )
  return told.length === equations.length ? told : null
}

export const identityProved = recogniser<RatioProof>({
  id: 'identity-of-ratios-proved',
  solution,
  asPart: true,
  last: 'of all',
  cues: [...bids],
  words: proofWords,
  examples: [
    'Prove that (1 - sin A)/(1 + sin A) = (sec A - tan A)².',
    'If x = a sec θ + b tan θ and y = a tan θ + b sec θ, prove that x² - y² = a² - b².',
    'If cosec θ + cot θ = p, then prove that cos θ = (p² - 1)/(p² + 1).',
    'prove karo ki √((1+sinA)/(1-sinA)) = secA + tanA, A acute',
    'tanA/(1-cotA) + cotA/(1-tanA) = 1 + secA cosecA prove it',
    'If tan A = n tan B and sin A = m sin B, prove that cos² A = (m² - 1)/(n² - 1).',
  ],
  refuses: [
    'Take A = 60° and B = 30°. Verify sin(A - B) = sin A cos B - cos A sin B. What value do both sides have?',
    'If sin A + sin² A = 1, prove that cos² A + cos⁴ A = 1. Type the letters of the steps in the right order.',
    'Prove that (1 - sin A)/(1 + sin A) = (sec A + tan A)².',
    'If x = a sec θ + b tan θ and y = a tan θ + b sec θ, prove that x² - y² = a² + b².',
    'prove that sin A + cos A = 1',
    'prove that sin(A + B) = sin A cos B + cos A sin B',
  ],
  read: (question) => {
    // a value is asked besides, or the order of steps
    if (question.words.some((word) => /^(?:what|find|value|common|order|letters|mixed|arrange)$/.test(word)))
      return null
    const parts = toldAndClaimed(question)
    const all = parts && toldOf(parts.told.filter((one) => !isRange(one)))
    const sizes = new Map(
      all?.flatMap(([left, right]) =>
        left.kind === 'letter' && right.kind === 'number' ? [[left.name, right] as const] : [],
      ),
    )
    const claims = parts
      ? claimed(
          parts.claims.filter((one) => !isRange(one)),
          question,
        )
      : []
    if (!all || claims.length === 0 || claims.some((one) => one.relation !== '=' || one.mixed)) return null
    const angles = claims.flatMap(({ sides }) => sides.flatMap(anglesOfRatios))
    const known = new Map([...sizes].filter(([name]) => angles.includes(name)))
    const told = all.filter(([left]) => left.kind !== 'letter' || !known.has(left.name))
    const put = (node: Node): Node => withSizes(node, known)
    const nodes = [...told.flat(), ...claims.flatMap(({ sides }) => sides)]
    const or = alternative(question, claims)
    const given = { told, claims: claims.map(({ sides }) => sides.map(put)), ...(or && { or: [or.node] }) }
    if (!nodes.some(holdsTrig) || !proofOf(given)) return null
    return {
      given,
      used: [
        ...factsOf(question, 'equation'),
        ...lettersOfAngle(question, ...nodes.flatMap(anglesOfRatios)),
        ...namesOf(question),
        ...(or ? [or] : []),
      ],
      said: question.items.filter((item): item is Word => or !== null && item.kind === 'word' && item.text === 'or'),
    }
  },
  before: () => '',
})

/** With the degrees of the angles that are told: sin 60° for sin 2A. */
function withSizes(node: Node, sizes: ReadonlyMap<string, Node>): Node {
  if (node.kind === 'letter') return sizes.get(node.name) ?? node
  if (node.kind === 'binary') return { ...node, left: withSizes(node.left, sizes), right: withSizes(node.right, sizes) }
  if (node.kind !== 'trig') return 'of' in node ? { ...node, of: withSizes(node.of, sizes) } : node
  const degrees = rational(withSizes(node.of, sizes))
  return degrees ? { ...node, of: { kind: 'number', value: degrees, decimal: false, tex: toText(degrees) } } : node
}

/** 1/2 of "tan θ = 1 or 1/2". */
function alternative({ items }: Question, claims: readonly Equation[]) {
  const [claim, ...more] = claims
  const at = claim ? items.indexOf(claim) : -1
  const [or, value] = items.slice(at + 1, at + 3)
  const isOr = or?.kind === 'word' && or.text === 'or' && more.length === 0
  return isOr && (value?.kind === 'number' || value?.kind === 'formula') ? value : null
}

/** Without "using the identity sec² A = 1 + tan² A". */
function claimed(claims: readonly Equation[], { items, words }: Question): readonly Equation[] {
  const at = words.includes('using') ? items.findIndex((item) => item.kind === 'word' && item.text === 'using') : -1
  const used = claims.filter((one) => at >= 0 && items.indexOf(one) > at)
  return used.every(({ sides }) => proofOf({ told: [], claims: [sides] })) && used.length < claims.length
    ? claims.filter((one) => !used.includes(one))
    : claims
}

/** "LHS = RHS", and the letters that are told of. */
const namesOf = (question: Question) => factsOf(question, 'letter').filter(({ name }) => /^(?:LHS|RHS)$/.test(name))
