import type { GeneralFact } from '../assertion-reason'

/** The facts of the chapter that a reason may state. */
export const factNames = ['product', 'sum', 'divides', 'coprime', 'smaller', 'roots'] as const

export type FactName = (typeof factNames)[number]

export const generalFacts: Readonly<Record<FactName, GeneralFact>> = {
  product: {
    text: 'For any two positive integers $a$ and $b$, $\\text{HCF}(a, b) \\times \\text{LCM}(a, b) = a \\times b$.',
    untrue: '',
    rightly: '',
  },
  sum: {
    text: 'The sum of a rational number and an irrational number is always irrational.',
    untrue: 'The sum of a rational number and an irrational number is always rational.',
    rightly: '$1 + \\sqrt{2}$ is irrational.',
  },
  divides: {
    text: 'The HCF of two positive integers always divides their LCM.',
    untrue: '',
    rightly: '',
  },
  coprime: {
    text: 'Two positive integers whose only common factor is $1$ are called co-prime.',
    untrue: '',
    rightly: '',
  },
  smaller: {
    text: '',
    untrue: 'The HCF of two positive integers is always smaller than each of them.',
    rightly: 'The HCF of $6$ and $12$ is $6$ itself.',
  },
  roots: {
    text: '',
    untrue: 'The product of two irrational numbers is always rational.',
    rightly: '$\\sqrt{2} \\times \\sqrt{3} = \\sqrt{6}$ is irrational.',
  },
}
