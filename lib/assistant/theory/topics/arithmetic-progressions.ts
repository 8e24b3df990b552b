import type { TopicTheory } from '../theory'

export const progressionTheory: TopicTheory = {
  theories: [
    {
      id: 'arithmetic-progression',
      names: ['arithmetic progression', 'ap', 'arithmetic sequence', 'general form of an ap', 'general form of ap'],
      concept: 1,
      what: String.raw`An arithmetic progression (AP) is a list of numbers in which each term is obtained by adding a fixed number to the preceding term, except the first. The fixed number is the common difference $d$.
General form: $a, a + d, a + 2d, a + 3d, \ldots$`,
      formula: String.raw`nth term: $a_n = a + (n - 1)d$
Sum of the first $n$ terms: $S_n = \frac{n}{2}[2a + (n - 1)d] = \frac{n}{2}(a + l)$`,
    },
    {
      id: 'common-difference',
      names: ['common difference', 'common difference of an ap', 'd in ap'],
      concept: 1,
      what: 'The common difference of an AP is the fixed number that is added to a term to get the next one. It may be positive, negative or zero.',
      formula: String.raw`$d = a_{k+1} - a_k$: any term minus the one before it, always in this order.`,
    },
    {
      id: 'first-term',
      names: ['first term', 'first term of an ap'],
      concept: 1,
      what: 'The first term of an AP is the number it begins with; it is written $a$.',
    },
    {
      id: 'finite-and-infinite-ap',
      names: ['finite ap', 'infinite ap', 'finite and infinite ap', 'finite arithmetic progression'],
      concept: 1,
      what: 'A finite AP has a last term, as 3, 5, 7, 9. An infinite AP goes on without end, as 3, 5, 7, 9, ...',
    },
    {
      id: 'nth-term',
      names: ['nth term', 'nth term of an ap', 'general term', 'general term of an ap', 'n th term of ap', 'a_n'],
      concept: 2,
      what: String.raw`The nth term (general term) of an AP with first term $a$ and common difference $d$ is $a_n = a + (n - 1)d$.`,
      prove: String.raw`Proof: The first term is $a_1 = a$. Each later term is $d$ more than the one before: $a_2 = a + d$, $a_3 = a + 2d$, $a_4 = a + 3d$.
To reach the nth term the difference is added $n - 1$ times.
Hence $a_n = a + (n - 1)d$.`,
      formula: String.raw`$a_n = a + (n - 1)d$, where $a$ is the first term, $d$ the common difference and $n$ the number of the term.`,
      whys: [
        {
          asks: [
            'is it n - 1 and not n in the nth term',
            'do we write n-1 in nth term',
            'n-1 in nth term formula',
            'is there n - 1 in the nth term',
          ],
          text: 'The first term is already there before any difference is added. To get to the nth term you take $n - 1$ steps, each of $d$.',
        },
      ],
    },
    {
      id: 'nth-term-from-the-end',
      names: ['nth term from the end', 'nth term from end', 'nth term from the last', 'nth term from the end of an ap'],
      concept: 5,
      what: String.raw`Counted from the end, an AP with last term $l$ has the first term $l$ and the common difference $-d$.`,
      formula: String.raw`nth term from the end $= l - (n - 1)d$, where $l$ is the last term and $d$ the common difference.`,
    },
    {
      id: 'sum-of-n-terms',
      names: [
        'sum of n terms',
        'sum of the first n terms',
        'sum of first n terms',
        'sum of n terms of an ap',
        'sum of first n terms of an ap',
        'sum of ap',
        'sum of an ap',
        's_n',
        'sn',
      ],
      concept: 4,
      what: String.raw`The sum of the first $n$ terms of an AP is $S_n = \frac{n}{2}[2a + (n - 1)d]$.`,
      prove: String.raw`Proof: $S = a + (a + d) + \ldots + [a + (n - 1)d]$
Written backwards: $S = [a + (n - 1)d] + [a + (n - 2)d] + \ldots + a$
Adding term by term, each of the $n$ pairs gives $2a + (n - 1)d$: $2S = n[2a + (n - 1)d]$
Hence $S = \frac{n}{2}[2a + (n - 1)d]$.`,
      formula: String.raw`$S_n = \frac{n}{2}[2a + (n - 1)d]$, where $a$ is the first term, $d$ the common difference and $n$ the number of terms; with the last term $l$ known, $S_n = \frac{n}{2}(a + l)$.`,
      when: String.raw`Use $S_n = \frac{n}{2}[2a + (n - 1)d]$ when a total of terms is asked or given: savings in all, logs in the pile. If the last term is known, $S_n = \frac{n}{2}(a + l)$ is shorter.`,
    },
    {
      id: 'sum-with-last-term',
      names: [
        'sum of ap with last term',
        'sum when last term is given',
        'sum of an ap when first and last term are given',
        'sum with the last term known',
      ],
      concept: 5,
      what: String.raw`If the first term $a$ and the last term $l$ of an AP with $n$ terms are known, $S_n = \frac{n}{2}(a + l)$.`,
    },
    {
      id: 'term-from-sums',
      names: [
        'nth term from sum',
        'term from sums',
        'nth term from sum of n terms',
        'nth term when sn is given',
        'relation between an and sn',
      ],
      concept: 6,
      what: String.raw`If the sums are known, a term is the difference of two of them: $a_n = S_n - S_{n-1}$ for $n > 1$, and $a_1 = S_1$.`,
    },
    {
      id: 'sum-of-first-n-natural-numbers',
      names: [
        'sum of first n natural numbers',
        'sum of the first n positive integers',
        'sum of first n positive integers',
        'sum of n natural numbers',
        'sum of natural numbers',
      ],
      concept: 4,
      what: String.raw`The sum of the first $n$ positive integers is $\frac{n(n + 1)}{2}$.`,
      prove: String.raw`Proof: $1, 2, 3, \ldots, n$ is an AP with $a = 1$ and last term $l = n$.
$S_n = \frac{n}{2}(a + l) = \frac{n}{2}(1 + n)$
Hence the sum is $\frac{n(n + 1)}{2}$.`,
    },
    {
      id: 'number-of-terms',
      names: ['number of terms', 'number of terms of an ap', 'number of terms in an ap'],
      concept: 5,
      what: 'The number of terms of a finite AP is the place of its last term.',
      formula: String.raw`$n = \frac{l - a}{d} + 1$, where $l$ is the last term; it comes from $l = a + (n - 1)d$.`,
    },
    {
      id: 'arithmetic-mean',
      names: [
        'arithmetic mean of two numbers',
        'condition for three numbers to be in ap',
        'three numbers in ap',
        'condition for a b c to be in ap',
      ],
      concept: 1,
      what: 'Three numbers $a$, $b$, $c$ are in AP exactly when $2b = a + c$: the middle one is the arithmetic mean of the other two.',
    },
  ],
  differences: [
    {
      between: [
        ['nth term', 'term', 'a_n', 'an', 'nth term of an ap'],
        ['sum of n terms', 'sum', 's_n', 'sn', 'sum of n terms of an ap'],
      ],
      concept: 7,
      text: String.raw`$a_n = a + (n - 1)d$ is one term, the one at place $n$. $S_n = \frac{n}{2}[2a + (n - 1)d]$ is the total of the first $n$ terms.
"In the 10th year" asks for a term, "in the first 10 years" for a sum.`,
    },
    {
      between: [['finite ap'], ['infinite ap']],
      concept: 1,
      text: 'A finite AP has a last term; an infinite AP goes on without end.',
    },
    {
      between: [['sequence'], ['series']],
      concept: 1,
      text: 'A sequence is a list of numbers in order, as 2, 5, 8, ... A series is the sum of its terms, as 2 + 5 + 8 + ...',
    },
  ],
}
