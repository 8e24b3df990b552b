import type { ToldFacts } from './told-facts'

/** What moves a mean, what a table subtracts, what stays when counts double. */
export const measuresAndCounts: ToldFacts = {
  statistics: {
    wrong: [
      'The **mean** is not moved by extreme values: it suits wages and prices.',
      'The median is strongly affected by extreme values.',
      'A typical value where a few values are extreme: the mean.',
      'The median uses every observation.',
      'In a "less than" table, add each entry to the next one.',
      'The observations of a class are centred at its upper limit.',
      'The median always lies inside the modal class.',
      '$h = 10$ and $cf = 13$ (of the class after).',
      'The median is doubled, the mean tripled.',
    ],
    right: [
      'The **mean** is moved by extreme values, the **median** is not.',
      'The **median** is not moved by extreme values: it suits wages and prices.',
      'The mean is pulled away by a very large value.',
      'A typical value where a few values are extreme: the median.',
      'The mean uses every observation, the median does not.',
      'In a "less than" table, subtract each entry from the next one.',
      'The median of this table lies in the modal class by chance, in others it does not.',
      '$h = 10$ and $cf = 13$ (of the class before).',
      'The mean is doubled, the median tripled.',
    ],
  },
  probability: {
    wrong: [
      'If two packs are shuffled together there are $104$ cards, and every probability doubles.',
      'With two packs the probability of a king doubles.',
      '"At least one head" is the complement of "one head".',
      'Divide by the other colour, not by the total.',
      '"Red or green" multiplies the two counts.',
      'A probability is at least 1.',
      'Give the probability in highest terms.',
      'When toffees are put in, the total number falls as well.',
    ],
    right: [
      'If two packs are shuffled together there are $104$ cards, and every count doubles.',
      'With two packs every count doubles, and the probabilities stay.',
      'If the favourable outcomes double, the probability doubles.',
      '"At least one head" is the complement of "no head".',
      'Divide by the total, not by the other colour.',
      '"Red or green" adds the two counts.',
      'A probability is at most 1.',
      'When toffees are put in, the total number grows as well.',
    ],
  },
  'arithmetic-progressions': {
    wrong: [
      'The number $d$ is called the common difference; it can be positive or negative, but never zero.',
      'The common difference can be negative or positive, not zero.',
      'The coefficient of $n$ is $a$.',
      'Subtract the later term from the earlier one.',
      'The sum of $n$ terms plus the sum of $n - 1$ terms leaves the $n$th term.',
      'The dots at their tops lie on a parabola.',
      'Read the AP backwards: it begins with $a$ and has the common difference $-d$.',
    ],
    right: [
      'The number $d$ is called the common difference; it can be positive, negative or zero.',
      'The common difference can be positive or negative; if it is zero, all terms are equal.',
      'In this AP the common difference is not zero.',
      'The coefficient of $n$ is $d$.',
      'Subtract the earlier term from the later one.',
      'The coefficient of $n$ is $a - b$ here.',
      'The sum of $n$ terms minus the sum of $n - 1$ terms leaves the $n$th term.',
      'Read the AP backwards: it begins with $l$ and has the common difference $-d$.',
    ],
  },
}
