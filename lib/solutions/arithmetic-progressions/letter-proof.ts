import { earns } from '../line'
import { worked } from '../solution'

interface Proof {
  readonly lines: readonly string[]
}

const put = 'Let the AP have the first term $a$ and the common difference $d$.'

/** Relations between terms and sums at places that are letters, here m and n. */
export const letterProofs = {
  'equal multiples': {
    lines: [
      put,
      'Given: $m[a + (m - 1)d] = n[a + (n - 1)d]$',
      '$a(m - n) + d[m^2 - m - n^2 + n] = 0$, that is $(m - n)[a + (m + n - 1)d] = 0$',
      'As $m \\ne n$: $a + (m + n - 1)d = 0$, and that is the term at place $m + n$.',
    ],
  },
  'exchanged terms': {
    lines: [
      put,
      'Given: $a + (m - 1)d = n$ and $a + (n - 1)d = m$. Subtracting: $(m - n)d = n - m$, so $d = -1$ ($m \\ne n$).',
      'Then $a = n + (m - 1) = m + n - 1$.',
      'The term at place $k$ is $m + n - 1 - (k - 1) = m + n - k$; at place $m + n$ it is $0$.',
    ],
  },
  'exchanged sums': {
    lines: [
      put,
      'Given: $\\frac{m}{2}[2a + (m - 1)d] = n$ and $\\frac{n}{2}[2a + (n - 1)d] = m$, so $2am + m(m - 1)d = 2n$ and $2an + n(n - 1)d = 2m$.',
      'Subtracting: $2a(m - n) + (m - n)(m + n - 1)d = -2(m - n)$; as $m \\ne n$, $2a + (m + n - 1)d = -2$.',
      '$S_{m+n} = \\frac{m + n}{2}[2a + (m + n - 1)d] = \\frac{m + n}{2} \\times (-2) = -(m + n)$',
    ],
  },
  'equal sums': {
    lines: [
      put,
      'Given: $\\frac{m}{2}[2a + (m - 1)d] = \\frac{n}{2}[2a + (n - 1)d]$',
      '$2a(m - n) + d[m^2 - m - n^2 + n] = 0$, that is $(m - n)[2a + (m + n - 1)d] = 0$; as $m \\ne n$, $2a + (m + n - 1)d = 0$.',
      '$S_{m+n} = \\frac{m + n}{2}[2a + (m + n - 1)d] = 0$',
    ],
  },
  'reciprocal terms': {
    lines: [
      put,
      'Given: $a + (m - 1)d = \\frac{1}{n}$ and $a + (n - 1)d = \\frac{1}{m}$. Subtracting: $(m - n)d = \\frac{1}{n} - \\frac{1}{m} = \\frac{m - n}{mn}$, so $d = \\frac{1}{mn}$ ($m \\ne n$).',
      'Then $a = \\frac{1}{n} - \\frac{m - 1}{mn} = \\frac{1}{mn}$.',
      'The term at place $mn$ is $\\frac{1}{mn} + (mn - 1) \\times \\frac{1}{mn} = 1$.',
      '$S_{mn} = \\frac{mn}{2}(a + 1) = \\frac{mn}{2}\\left(\\frac{1}{mn} + 1\\right) = \\frac{1}{2}(mn + 1)$',
    ],
  },
  'sums of n, 2n and 3n terms': {
    lines: [
      put,
      '$S_1 = \\frac{n}{2}[2a + (n - 1)d]$, $S_2 = \\frac{2n}{2}[2a + (2n - 1)d]$ and $S_3 = \\frac{3n}{2}[2a + (3n - 1)d]$',
      '$S_2 - S_1 = \\frac{n}{2}[4a + (4n - 2)d - 2a - (n - 1)d] = \\frac{n}{2}[2a + (3n - 1)d]$',
      '$3(S_2 - S_1) = \\frac{3n}{2}[2a + (3n - 1)d] = S_3$',
    ],
  },
  'sums of three APs': {
    lines: [
      'The first terms are $1$ and the common differences are $1$, $2$ and $3$.',
      '$S_1 = \\frac{n}{2}[2 + (n - 1)] = \\frac{n(n + 1)}{2}$',
      '$S_2 = \\frac{n}{2}[2 + 2(n - 1)] = n^2$',
      '$S_3 = \\frac{n}{2}[2 + 3(n - 1)] = \\frac{n(3n - 1)}{2}$',
      '$S_1 + S_3 = \\frac{n(n + 1) + n(3n - 1)}{2} = \\frac{4n^2}{2} = 2n^2 = 2S_2$',
    ],
  },
  'sums as squares': {
    lines: [
      put,
      'Given: $\\frac{\\frac{m}{2}[2a + (m - 1)d]}{\\frac{n}{2}[2a + (n - 1)d]} = \\frac{m^2}{n^2}$, so $\\frac{2a + (m - 1)d}{2a + (n - 1)d} = \\frac{m}{n}$',
      '$2an + n(m - 1)d = 2am + m(n - 1)d$, that is $2a(n - m) = d(n - m)$; as $m \\ne n$, $d = 2a$.',
      'The term at place $m$ is $a + (m - 1) \\times 2a = (2m - 1)a$, and the term at place $n$ is $(2n - 1)a$.',
      'So their ratio is $(2m - 1)a : (2n - 1)a = (2m - 1) : (2n - 1)$.',
    ],
  },
  'weighted terms': {
    lines: [
      'Let the AP have the first term $A$ and the common difference $d$.',
      'Given: $a = A + (p - 1)d$, $b = A + (q - 1)d$ and $c = A + (r - 1)d$',
      'So $a - b = (p - q)d$, $b - c = (q - r)d$ and $c - a = (r - p)d$',
      '$d\\,[a(q - r) + b(r - p) + c(p - q)] = a(b - c) + b(c - a) + c(a - b) = ab - ac + bc - ab + ac - bc = 0$',
      'So the bracket is $0$ where $d \\ne 0$. Where $d = 0$, $a = b = c$ and it is $a(q - r + r - p + p - q) = 0$.',
    ],
  },
  'sum by three terms': {
    lines: [
      'The first term is $a$, and the common difference is $d = b - a$.',
      'Let there be $n$ terms: $c = a + (n - 1)(b - a)$, so $n - 1 = \\frac{c - a}{b - a}$',
      '$n = \\frac{c - a}{b - a} + 1 = \\frac{b + c - 2a}{b - a}$',
      '$S_n = \\frac{n}{2}(a + c) = \\frac{(a + c)(b + c - 2a)}{2(b - a)}$',
    ],
  },
} as const satisfies Readonly<Record<string, Proof>>

export interface Given {
  readonly of: keyof typeof letterProofs
  /** What is asked, where it is not told as a claim. */
  readonly asked?: string
}

/** E.g. "If m times the mth term of an AP equals n times its nth term, show that its (m + n)th term is zero." */
export const letterProof = worked<Given>({
  id: 'letter-proof',
  archetype: 'ap-proof',
  objection: () => null,
  solve: ({ of, asked = 'proved' }) => ({ lines: letterProofs[of].lines.map((one) => earns(1, one)), key: asked }),
})
