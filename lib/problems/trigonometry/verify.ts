import { measured } from './pieces/ratio'
import { fraction, multiply, sign, surd, surdTex, surdText, toNumber, type Surd } from '../../maths'
import { earns, template, type Slip } from '../template'

type Angle = 0 | 30 | 60 | 90

const root3half = surd(fraction(1, 2), 3)
const half = surd(fraction(1, 2), 1)

/** The table of the book from 0 to 90 degrees. */
const sines: Readonly<Record<Angle, Surd>> = { 0: surd(0, 1), 30: half, 60: root3half, 90: surd(1, 1) }
const cosines: Readonly<Record<Angle, Surd>> = { 0: surd(1, 1), 30: root3half, 60: half, 90: surd(0, 1) }

const tex = (name: 'sin' | 'cos', angle: Angle): string => surdTex((name === 'sin' ? sines : cosines)[angle])

/** The product of two values of the table. */
function productOf(p: 'sin' | 'cos', a: Angle, q: 'sin' | 'cos', b: Angle): Surd {
  const [first, second] = [(p === 'sin' ? sines : cosines)[a], (q === 'sin' ? sines : cosines)[b]]
  return surd(multiply(first.coefficient, second.coefficient), first.radicand * second.radicand)
}

const isZero = ({ coefficient }: Surd): boolean => sign(coefficient) === 0

interface Identity {
  readonly left: 'sin' | 'cos'
  readonly sign: '+' | '-'
  /** The two products on the right: first ratio of A, second of B, and so on. */
  readonly products: readonly [readonly ['sin' | 'cos', 'sin' | 'cos'], readonly ['sin' | 'cos', 'sin' | 'cos']]
  readonly between: '+' | '-'
}

const identities: readonly Identity[] = [
  {
    left: 'sin',
    sign: '+',
    products: [
      ['sin', 'cos'],
      ['cos', 'sin'],
    ],
    between: '+',
  },
  {
    left: 'sin',
    sign: '-',
    products: [
      ['sin', 'cos'],
      ['cos', 'sin'],
    ],
    between: '-',
  },
  {
    left: 'cos',
    sign: '+',
    products: [
      ['cos', 'cos'],
      ['sin', 'sin'],
    ],
    between: '-',
  },
  {
    left: 'cos',
    sign: '-',
    products: [
      ['cos', 'cos'],
      ['sin', 'sin'],
    ],
    between: '+',
  },
]

const pairs = [
  [60, 30],
  [30, 30],
  [90, 30],
  [90, 60],
  [60, 60],
  [30, 60],
  [60, 90],
  [30, 90],
] as const

interface Verification {
  readonly identity: Identity
  readonly a: Angle
  readonly b: Angle
}

const total = ({ identity: { sign }, a, b }: Verification): number => (sign === '+' ? a + b : a - b)

const isAngle = (angle: number): angle is Angle => angle === 0 || angle === 30 || angle === 60 || angle === 90

const cases: readonly Verification[] = identities.flatMap((identity) =>
  pairs.map(([a, b]): Verification => ({ identity, a, b })).filter((one) => isAngle(total(one))),
)

function valueOf(verification: Verification): Surd {
  const angle = total(verification)
  if (!isAngle(angle)) throw new Error(`verify: ${angle} degrees is not in the table`)
  return (verification.identity.left === 'sin' ? sines : cosines)[angle]
}

const stems: readonly ((equation: string, a: number, b: number) => string)[] = [
  (equation, a, b) =>
    `For $A = ${a}^\\circ$ and $B = ${b}^\\circ$, verify that ${equation} What is the common value of both sides?`,
  (equation, a, b) =>
    `Work out both sides of ${equation} for $A = ${a}^\\circ$ and $B = ${b}^\\circ$, and check that they are equal. Give their common value.`,
  (equation, a, b) =>
    `Take $A = ${a}^\\circ$ and $B = ${b}^\\circ$. Verify ${equation} for these angles. What value do both sides have?`,
]

const floating = ({ coefficient, radicand }: Surd): number => toNumber(coefficient) * Math.sqrt(radicand)

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** E.g. "For A = 60° and B = 30°, verify that sin(A - B) = sin A cos B - cos A sin B. What is the common value?" */
export const verifyForAngles = template({
  id: 'trig-verify-for-angles',
  topic: 'trigonometry',
  archetypes: ['trig-verify-numeric'],
  difficulty: 'easy',
  marks: 2,
  draw: (random) => ({ verification: random.pick(cases), stem: random.pick(stems) }),
  pose: ({ verification, stem }) => {
    const { identity, a, b } = verification
    const { left, sign: plusOrMinus, products, between } = identity
    const [[p, q], [r, s]] = products
    const value = valueOf(verification)
    const angle = total(verification)
    const right = `\\${p} A\\,\\${q} B ${between} \\${r} A\\,\\${s} B`
    const numbers = `${tex(p, a)} \\times ${tex(q, b)} ${between} ${tex(r, a)} \\times ${tex(s, b)}`
    const [one, two] = [productOf(p, a, q, b), productOf(r, a, s, b)]
    const worked = isZero(one) || isZero(two) ? '' : ` = ${surdTex(one)} ${between} ${surdTex(two)}`
    return {
      question: stem(`$$\\${left}(A ${plusOrMinus} B) = ${right}$$`, a, b),
      rule: { kind: value.radicand === 1 ? 'fraction' : 'surd', expected: surdText(value) },
      hints: [
        `First find the angle $A ${plusOrMinus} B$ and the value of the left side.`,
        'Then put the values of the table into the right side.',
      ],
      steps: [
        `Given: $A = ${a}^\\circ$ and $B = ${b}^\\circ$`,
        earns(
          0.5,
          `LHS $= \\${left}(${a}^\\circ ${plusOrMinus} ${b}^\\circ) = \\${left} ${angle}^\\circ = ${surdTex(value)}$`,
          'left side',
        ),
        earns(
          0.5,
          `RHS $= \\${p} ${a}^\\circ\\,\\${q} ${b}^\\circ ${between} \\${r} ${a}^\\circ\\,\\${s} ${b}^\\circ$`,
        ),
        earns(0.5, `$= ${numbers}${worked} = ${surdTex(value)}$`, 'right side'),
        earns(0.5, `Hence LHS = RHS, so the relation is verified; the common value is $${surdTex(value)}$.`),
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
    const [one, two] = [productOf(p, a, q, b), productOf(r, a, s, b)]
    const [angle, wrongAngle] = [total(verification), plusOrMinus === '+' ? a - b : a + b]
    return differing(floating(valueOf(verification)), [
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

const text = (value: Surd): string => (isZero(value) ? '0' : surdText(value))

/** One value of the table, or two of them added or subtracted, as a response. */
function combined(first: Surd, plusOrMinus: '+' | '-' = '+', second: Surd = surd(0, 1)) {
  const value = floating(first) + (plusOrMinus === '+' ? 1 : -1) * floating(second)
  const [one, two] = [text(first), text(second)]
  if (two === '0') return { value, response: one }
  if (one === '0') return { value, response: plusOrMinus === '+' ? two : `-${two}` }
  return { value, response: `${one} ${plusOrMinus} ${two}` }
}

/** The slips whose values differ from the key and from one another. */
const differing = (key: number, slips: readonly (Slip & { readonly value: number })[]): readonly Slip[] =>
  slips
    .filter(
      ({ value }, index) =>
        Math.abs(value - key) > 1e-9 &&
        !slips.slice(0, index).some((earlier) => Math.abs(earlier.value - value) < 1e-9),
    )
    .map(({ response, note, step }) => ({ response, note, step }))
