import type { ProofStep } from '../../kinds-of-question/step-order'

/** An equation Ax² + Bx + C = 0 in letters, and what equal roots mean for the letters; all in TeX. */
interface EqualRootsProof {
  readonly equation: string
  readonly coefficients: readonly [A: string, B: string, C: string]
  /** The case that is left out, in words. */
  readonly excluded: string
  readonly claim: string
  /** B² − 4AC as it is written down first, opened, and in factors. */
  readonly discriminant: readonly [set: string, opened: string, factors: string]
  /** From "factors = 0" to the claim. */
  readonly therefore: string
}

export const equalRootsProofs: readonly EqualRootsProof[] = [
  {
    equation: 'm^2x^2 + 2(mc - 2a)x + c^2',
    coefficients: ['m^2', '2(mc - 2a)', 'c^2'],
    excluded: '$a$ and $m$ are not zero',
    claim: 'mc = a',
    discriminant: ['4(mc - 2a)^2 - 4m^2c^2', '4m^2c^2 - 16amc + 16a^2 - 4m^2c^2', '16a(a - mc)'],
    therefore: 'Since $a \\neq 0$, the other factor is zero: $a - mc = 0$',
  },
  {
    equation: '(1 + m^2)x^2 + 2mcx + (c^2 - a^2)',
    coefficients: ['1 + m^2', '2mc', 'c^2 - a^2'],
    excluded: '$m$ is a real number',
    claim: 'c^2 = a^2(1 + m^2)',
    discriminant: [
      '4m^2c^2 - 4(1 + m^2)(c^2 - a^2)',
      '4m^2c^2 - 4c^2 + 4a^2 - 4m^2c^2 + 4m^2a^2',
      '4[a^2(1 + m^2) - c^2]',
    ],
    therefore: 'Since $4 \\neq 0$, the bracket is zero: $a^2(1 + m^2) - c^2 = 0$',
  },
  {
    equation: '(b - c)x^2 + (c - a)x + (a - b)',
    coefficients: ['b - c', 'c - a', 'a - b'],
    excluded: '$b \\neq c$',
    claim: '2b = a + c',
    discriminant: ['(c - a)^2 - 4(b - c)(a - b)', 'a^2 + 4b^2 + c^2 - 4ab - 4bc + 2ac', '(a + c - 2b)^2'],
    therefore: 'A square is zero only if its base is zero: $a + c - 2b = 0$',
  },
  {
    equation: '(a - b)x^2 + (b - c)x + (c - a)',
    coefficients: ['a - b', 'b - c', 'c - a'],
    excluded: '$a \\neq b$',
    claim: '2a = b + c',
    discriminant: ['(b - c)^2 - 4(a - b)(c - a)', '4a^2 + b^2 + c^2 - 4ab - 4ac + 2bc', '(b + c - 2a)^2'],
    therefore: 'A square is zero only if its base is zero: $b + c - 2a = 0$',
  },
  {
    equation: '(a^2 + b^2)x^2 - 2(ac + bd)x + (c^2 + d^2)',
    coefficients: ['a^2 + b^2', '-2(ac + bd)', 'c^2 + d^2'],
    excluded: '$a$ and $b$ are not both zero',
    claim: 'ad = bc',
    discriminant: ['4(ac + bd)^2 - 4(a^2 + b^2)(c^2 + d^2)', '8abcd - 4a^2d^2 - 4b^2c^2', '-4(ad - bc)^2'],
    therefore: 'A square is zero only if its base is zero: $ad - bc = 0$',
  },
  {
    equation: '(c^2 - ab)x^2 - 2(a^2 - bc)x + (b^2 - ac)',
    coefficients: ['c^2 - ab', '-2(a^2 - bc)', 'b^2 - ac'],
    excluded: '$a \\neq 0$ and $c^2 \\neq ab$',
    claim: 'a^3 + b^3 + c^3 = 3abc',
    discriminant: [
      '4(a^2 - bc)^2 - 4(c^2 - ab)(b^2 - ac)',
      '4a^4 - 12a^2bc + 4ab^3 + 4ac^3',
      '4a(a^3 + b^3 + c^3 - 3abc)',
    ],
    therefore: 'Since $a \\neq 0$, the other factor is zero: $a^3 + b^3 + c^3 - 3abc = 0$',
  },
]

/** Six steps, each of which rests on the one before. */
export function proofSteps({
  coefficients: [A, B, C],
  discriminant: [set, opened, factors],
  therefore,
  claim,
}: EqualRootsProof): readonly ProofStep[] {
  const texts = [
    `Comparing with $Ax^2 + Bx + C = 0$: $A = ${A}$, $B = ${B}$ and $C = ${C}$`,
    `With these coefficients the discriminant is $B^2 - 4AC = ${set}$`,
    `Opening the brackets of this discriminant, we get $${opened}$`,
    `This is, in factors, $${factors}$`,
    `For equal roots the discriminant is zero, so $${factors} = 0$`,
    `${therefore}. Hence $${claim}$`,
  ]
  return texts.map((text, index) => ({ text, needs: index === 0 ? [] : [`${index}`], gives: `${index + 1}` }))
}
