import { combined, differing, floating } from './pieces/combined-slips'
import { commonValue, isAngle, total, verifications } from './pieces/compound-angles'
import { cosines, half, sines, tableProduct } from './pieces/sine-table'
import { measured } from './pieces/ratio'
import { verifyForAngles as solution } from '../../solutions/trigonometry/verify-for-angles'
import { template } from '../template'

const stems: readonly ((equation: string, a: number, b: number) => string)[] = [
  (equation, a, b) =>
    `For $A = ${a}^\\circ$ and $B = ${b}^\\circ$, verify that ${equation} What is the common value of both sides?`,
  (equation, a, b) =>
    `Work out both sides of ${equation} for $A = ${a}^\\circ$ and $B = ${b}^\\circ$, and check that they are equal. Give their common value.`,
  (equation, a, b) =>
    `Take $A = ${a}^\\circ$ and $B = ${b}^\\circ$. Verify ${equation} for these angles. What value do both sides have?`,
]

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** E.g. "For A = 60° and B = 30°, verify that sin(A - B) = sin A cos B - cos A sin B. What is the common value?" */
export const verifyForAngles = template({
  id: 'trig-verify-for-angles',
  topic: 'trigonometry',
  archetypes: ['trig-verify-numeric'],
  difficulty: 'easy',
  marks: 2,
  draw: (random) => ({ verification: random.pick(verifications), stem: random.pick(stems) }),
  given: ({ verification: { identity, a, b } }) => ({ left: identity.left, operation: identity.sign, a, b }),
  solution,
  ask: ({ verification, stem }) => {
    const { identity, a, b } = verification
    const { left, sign: plusOrMinus, products, between } = identity
    const [[p, q], [r, s]] = products
    const right = `\\${p} A\\,\\${q} B ${between} \\${r} A\\,\\${s} B`
    return {
      question: stem(`$$\\${left}(A ${plusOrMinus} B) = ${right}$$`, a, b),
      rule: { kind: commonValue(verification).radicand === 1 ? 'fraction' : 'surd' },
      hints: [
        `First find the angle $A ${plusOrMinus} B$ and the value of the left side.`,
        'Then put the values of the table into the right side.',
      ],
      explanation: `Checking a relation for two angles is not a proof for all angles, but it shows that $\\${left}(A ${plusOrMinus} B)$ is not simply $\\${left} A ${plusOrMinus} \\${left} B$.`,
    }
  },
  crossCheck: ({ verification: { identity, a, b } }) => {
    const at = (name: 'sin' | 'cos', degrees: number) => Math[name](radians(degrees))
    const [[p, q], [r, s]] = identity.products
    const second = at(r, a) * at(s, b)
    return measured(at(p, a) * at(q, b) + (identity.between === '+' ? second : -second))
  },
  slips: ({ verification }) => {
    const { identity, a, b } = verification
    const { left, sign: plusOrMinus, products, between } = identity
    const [[p, q], [r, s]] = products
    const [own, otherTable] = left === 'sin' ? [sines, cosines] : [cosines, sines]
    const [one, two] = [tableProduct(p, a, q, b), tableProduct(r, a, s, b)]
    const [angle, wrongAngle] = [total(verification), plusOrMinus === '+' ? a - b : a + b]
    return differing(floating(commonValue(verification)), [
      {
        ...combined(isAngle(angle) ? otherTable[angle] : half),
        note: 'Sine and cosine are exchanged: look at the table again.',
        step: 'left side',
      },
      {
        ...combined(own[a], plusOrMinus, own[b]),
        note: `${left} (A ${plusOrMinus} B) is not ${left} A ${plusOrMinus} ${left} B: find the angle first.`,
        step: 'left side',
      },
      ...(isAngle(wrongAngle)
        ? [{ ...combined(own[wrongAngle]), note: 'Check the sign between A and B in the bracket.', step: 'left side' }]
        : []),
      {
        ...combined(one, between === '+' ? '-' : '+', two),
        note: 'Check the sign between the two products on the right side.',
        step: 'right side',
      },
      { ...combined(one), note: 'The right side has two products: work out both of them.', step: 'right side' },
    ])
  },
})
