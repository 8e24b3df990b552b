import type { GeneralFact } from '../assertion-reason'

/** The facts of the chapter that a reason may state. */
export const factNames = [
  'term',
  'fromEnd',
  'count',
  'formula',
  'difference',
  'isAp',
  'mean',
  'sum',
  'ends',
  'fromSums',
  'odds',
  'sign',
  'oddSum',
  'anyTerm',
] as const

export type FactName = (typeof factNames)[number]

export const generalFacts: Readonly<Record<FactName, GeneralFact>> = {
  term: {
    text: 'The $n$th term of an AP with first term $a$ and common difference $d$ is $a_n = a + (n - 1)d$.',
    untrue: 'The $n$th term of an AP with first term $a$ and common difference $d$ is $a_n = a + nd$.',
    rightly: 'There are only $n - 1$ steps from the first term to the $n$th: $a_n = a + (n - 1)d$.',
  },
  fromEnd: {
    text: 'Read from its end, an AP with last term $l$ and common difference $d$ is an AP with first term $l$ and common difference $-d$.',
    untrue:
      'Read from its end, an AP with last term $l$ and common difference $d$ is an AP with first term $l$ and the same common difference $d$.',
    rightly: 'Read from the end, each step goes the other way: the common difference is $-d$.',
  },
  count: {
    text: 'The number of terms of an AP with first term $a$, common difference $d \\ne 0$ and last term $l$ is $\\frac{l - a}{d} + 1$.',
    untrue:
      'The number of terms of an AP with first term $a$, common difference $d \\ne 0$ and last term $l$ is $\\frac{l - a}{d}$.',
    rightly: 'That is the number of steps; there is one term more than there are steps.',
  },
  formula: {
    text: 'If $a_n = pn + q$ for every $n$, then $a_{n+1} - a_n = p$.',
    untrue: 'If $a_n = pn + q$ for every $n$, then $a_{n+1} - a_n = q$.',
    rightly: '$a_{n+1} - a_n = p(n + 1) + q - pn - q = p$.',
  },
  difference: {
    text: 'The common difference of an AP is $d = a_{k+1} - a_k$: a term is taken away from the term after it.',
    untrue: 'The common difference of an AP is $d = a_k - a_{k+1}$: a term is taken away from the term before it.',
    rightly: 'It is the other way round: $d = a_{k+1} - a_k$.',
  },
  isAp: {
    text: 'A list of numbers is an AP if each term except the first is obtained by adding a fixed number to the preceding term.',
    untrue:
      'A list of numbers is an AP if each term except the first is obtained by multiplying the preceding term by a fixed number.',
    rightly: 'In $1, 2, 4$ each term is twice the preceding one, but the differences are $1$ and $2$: it is no AP.',
  },
  mean: {
    text: 'If three numbers $p, q, r$ are in AP, then $2q = p + r$.',
    untrue: 'If three numbers $p, q, r$ are in AP, then $q^2 = pr$.',
    rightly: 'In $1, 2, 3$ the square of the middle number is 4, but $1 \\times 3 = 3$; in an AP $2q = p + r$.',
  },
  sum: {
    text: 'The sum of the first $n$ terms of an AP is $S_n = \\frac{n}{2}[2a + (n - 1)d]$.',
    untrue: 'The sum of the first $n$ terms of an AP is $S_n = n[2a + (n - 1)d]$.',
    rightly: 'With $n = 1$ it would give $2a$; the factor is $\\frac{n}{2}$.',
  },
  ends: {
    text: 'The sum of $n$ terms of an AP with first term $a$ and last term $l$ is $\\frac{n}{2}(a + l)$.',
    untrue: 'The sum of $n$ terms of an AP with first term $a$ and last term $l$ is $n(a + l)$.',
    rightly:
      'With $n = 1$ it would give $2a$; the average of the terms is $\\frac{a + l}{2}$, and so the sum is $\\frac{n}{2}(a + l)$.',
  },
  fromSums: {
    text: 'The $n$th term of an AP is $a_n = S_n - S_{n-1}$ for $n > 1$.',
    untrue: 'The $n$th term of an AP is $a_n = S_n + S_{n-1}$ for $n > 1$.',
    rightly: '$S_n$ is $S_{n-1}$ and one term more: $a_n = S_n - S_{n-1}$.',
  },
  odds: {
    text: 'The odd natural numbers form an AP with first term 1 and common difference 2.',
    untrue: 'The odd natural numbers form an AP with first term 1 and common difference 1.',
    rightly: 'The odd numbers $1, 3, 5, \\ldots$ go in steps of 2.',
  },
  sign: { text: 'The common difference of an AP may be positive, negative or zero.', untrue: '', rightly: '' },
  oddSum: {
    text: 'The sum of the first $n$ odd natural numbers is $n^2$.',
    untrue: 'The sum of the first $n$ odd natural numbers is $n(n + 1)$.',
    rightly: 'The first two are $1$ and $3$ with the sum $4 = 2^2$, but $2(2 + 1) = 6$.',
  },
  anyTerm: { text: 'The $n$th term of an AP is $a_n = a + (n - 1)d$.', untrue: '', rightly: '' },
}

/** Facts that are true beside an assertion that follows from another, and say nothing about it. */
export const unrelated: Readonly<Partial<Record<FactName, readonly FactName[]>>> = {
  term: ['mean', 'sum', 'oddSum'],
  fromEnd: ['mean', 'sum', 'oddSum'],
  count: ['mean', 'sum', 'oddSum'],
  formula: ['mean', 'sum', 'oddSum'],
  difference: ['oddSum', 'sum', 'mean'],
  isAp: ['oddSum', 'sum', 'sign'],
  mean: ['oddSum', 'sum', 'sign'],
  sum: ['mean', 'sign'],
  ends: ['mean', 'sign', 'anyTerm'],
  fromSums: ['mean', 'sign'],
  oddSum: ['mean', 'sign'],
}
