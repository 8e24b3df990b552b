import type { ToldFacts } from './told-facts'

/** What a mean does when every value changes, and the empirical relation. */
export const changedValues: ToldFacts = {
  'linear-equations': {
    wrong: [],
    right: ['A linear equation in two variables has one solution for every value of $x$.'],
  },
  statistics: {
    wrong: [
      'If every value is doubled, the mean stays the same.',
      'If $5$ is added to every observation, the mean does not change.',
      'If every observation is increased by $k$, the mean is multiplied by $k$.',
      'The empirical relation is: 3 Mean = Mode + 2 Median.',
      'If each observation is multiplied by $3$, the mean increases by $3$.',
      'If $3$ is added to each value, the mean is tripled.',
      'If every observation is decreased by $k$, the mean increases by $k$.',
      'When all the observations are doubled, the median stays the same.',
      'If every observation is increased by $5$, the mean is increased by $10$.',
      'If each of the $n$ observations is increased by $k$, the mean is increased by $nk$.',
      'If every value doubles, the mean becomes four times as large.',
      'Adding $4$ to each observation leaves the mean unchanged.',
      'Adding $4$ to each observation increases the mean by $8$.',
      'If each value is divided by $2$, the mean is doubled.',
    ],
    right: [
      'If every observation is doubled, the mean doubles.',
      'If every frequency is doubled, the mean stays the same.',
      'If $5$ is added to every observation, the mean does not stay the same.',
      'If every observation is increased by $k$, the mean increases by $k$ and the sum by $nk$.',
      'If every observation is multiplied by $3$, the mean is multiplied by $3$ as well.',
      'If one observation is increased by $10$, the mean of five observations increases by $2$.',
      'If $3$ is subtracted from each value, the mean decreases by $3$.',
      'Since every observation is reduced by $a$, the mean is reduced by $a$ too.',
      '3 Median = Mode + 2 Mean.',
      '$\\text{Mode} = 3 \\text{ Median} - 2 \\text{ Mean}$.',
      'Adding $4$ to each observation increases the mean by $4$, and leaves the range unchanged.',
      'If every observation is increased by $5$, the mean is increased by $5$ and the mode also.',
      'If the mean is $20$ and every value is multiplied by $3$, the new mean is $60$.',
    ],
  },
}
