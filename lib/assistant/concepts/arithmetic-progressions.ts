import { concept, type Rule } from '../rule'

export const progressionConcepts: readonly Rule[] = [
  concept(
    'terms-for-a-sum',
    /how many terms.*\bsum\b|how many terms.*\b(?:ap|arithmetic)\b/,
    ['How do I find how many terms of an arithmetic progression give a certain sum?'],
    String.raw`Put the sum into $S_n = \frac{n}{2}[2a + (n - 1)d]$ and solve the quadratic equation for $n$.
Example: for $9, 17, 25, \ldots$ and the sum $636$: $\frac{n}{2}[18 + (n - 1) \times 8] = 636$ gives $4n^2 + 5n - 636 = 0$, so $n = 12$ or $n = -\frac{53}{4}$. The number of terms is a positive integer: $n = 12$.
When two positive integers come out, keep both: the terms in between add up to 0.`,
  ),
  concept(
    'number-of-terms',
    /(?:number of|how many) terms|how many (?:multiples|numbers)/,
    [
      'How do I find the number of terms in an arithmetic progression?',
      'How many multiples of a number lie between two others?',
    ],
    String.raw`Put the last term $l$ into $l = a + (n - 1)d$ and solve for $n$:
$$n = \frac{l - a}{d} + 1$$
Example: $7, 13, 19, \ldots, 205$ has $\frac{205 - 7}{6} + 1 = 34$ terms. If $n$ does not come out a positive integer, the number is not a term.`,
  ),
  concept(
    'sum-of-terms',
    /\bsum of\b.*\bterms?\b|\bsum of (?:an? )?ap\b|\bsum of (?:the )?(?:first )?\w+ (?:natural|odd|even) numbers|\bs_?n\b/,
    ['How do I find the sum of n terms of an AP?', 'sum of first n natural numbers'],
    String.raw`The sum of the first $n$ terms of an AP is
$$S_n = \frac{n}{2}[2a + (n - 1)d] = \frac{n}{2}(a + l)$$
Use the second form when the last term $l$ is known. The first $n$ natural numbers add up to $\frac{n(n + 1)}{2}$, and $a_n = S_n - S_{n-1}$.
Example: $3 + 7 + 11 + \ldots$ to 20 terms is $\frac{20}{2}[6 + 19 \times 4] = 820$.`,
  ),
  concept(
    'nth-term',
    /\bnth\b|\bn-th\b|general term|\ba_n\b|\blast term\b|\bterm (?:of|from)\b.*\b(?:ap|progression|end)\b/,
    ['How do I find the nth term of an AP?', 'What is the general term?'],
    String.raw`The $n$th term of an AP with first term $a$ and common difference $d$ is
$$a_n = a + (n - 1)d$$
Write $a$, $d$ and $n$ first. Example: for $2, 7, 12, \ldots$ we have $a = 2$ and $d = 5$, so the 10th term is $2 + 9 \times 5 = 47$.
The $n$th term from the end is $l - (n - 1)d$, where $l$ is the last term.`,
  ),
  concept(
    'common-difference',
    /common difference/,
    ['What is the common difference?'],
    String.raw`The common difference of an AP is $d = a_2 - a_1 = a_3 - a_2$: each term less the term before it. It can be positive, negative or zero. For $10, 7, 4, \ldots$ it is $-3$. A list is an AP exactly when all these differences are equal.`,
  ),
]

export const progressionOverview = concept(
  'arithmetic-progressions',
  /\barithmetic (?:progressions?|sequences?|series)\b|\baps?\b|\bprogressions?\b/,
  ['What is an arithmetic progression?', 'Explain AP', 'Which formulas do I need for an arithmetic progression?'],
  String.raw`An arithmetic progression (AP) is a list of numbers in which each term is the one before plus a fixed number $d$, the common difference: $a, a + d, a + 2d, \ldots$
$n$th term: $a_n = a + (n - 1)d$.
Sum of the first $n$ terms: $S_n = \frac{n}{2}[2a + (n - 1)d] = \frac{n}{2}(a + l)$.
Write $a$, $d$ and $n$ first, and decide whether a term or a sum is asked.`,
)
