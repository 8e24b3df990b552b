import type { ToldFacts } from './told-facts'

/** What is said of a progression that is listed in the same sentence. */
export const listedProgressions: ToldFacts = {
  'arithmetic-progressions': {
    wrong: [
      'The $n$th term of the AP $5, 8, 11, \\ldots$ is $3n + 5$.',
      'For the AP $5, 8, 11, \\ldots$ we get $a_n = 3n + 5$.',
      'In the AP $6, 11, 16, \\ldots$ the $n$th term is $5n - 1$.',
      'The AP $6, 11, 16, \\ldots$ has the common difference $6$.',
      'The common difference of the AP $10, 7, 4, \\ldots$ is $3$.',
      'The 10th term of the AP $2, 5, 8, \\ldots$ is $32$.',
      'The AP $3, 8, 13, \\ldots$ has the general term $a_n = 5n + 2$.',
      'The list $2, 4, 8, 16, \\ldots$ is an AP.',
      'In the AP $3, 7, 11, \\ldots$ we have $a = 3$ and $d = 3$.',
    ],
    right: [
      'The $n$th term of the AP $5, 8, 11, \\ldots$ is $3n + 2$.',
      'The $n$th term of the AP $5, 8, 11, \\ldots$ is not $3n + 5$.',
      'In the AP $10, 7, 4, \\ldots$ the common difference is $-3$ and the 10th term is $-17$.',
      'The 8th term from the end of the AP $5, 9, 13, \\ldots, 101$ is $73$.',
      'If the $n$th term is $5n - 2$, the AP is $3, 8, 13, \\ldots$',
      'The list $2, 4, 8, 16, \\ldots$ is not an AP.',
      'The list $2, 4, 8, 16, \\ldots$ is no AP, since the differences are not equal.',
      'The list $4, 4, 4, \\ldots$ is an AP with the common difference 0.',
      'In the AP $3, 7, 11, \\ldots$ we have $a = 3$ and $d = 4$, so $a_{10} = 39$.',
      'The AP $20, 18, 16, \\ldots$ has $a_n = 22 - 2n$.',
      'The first 10 terms of the AP $2, 4, 6, \\ldots$ add up to $110$.',
      'Of the AP $7, 10, 13, \\ldots$ every third term is taken: the common difference is then $9$.',
      'The common difference of the AP $5, 8, 11, \\ldots$ is $8 - 5 = 3$.',
    ],
  },
}
