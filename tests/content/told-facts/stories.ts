import type { ToldFacts } from './told-facts'

/** Stories in which more and less are exchanged. */
export const stories: ToldFacts = {
  'quadratic-equations': {
    wrong: [
      'At a speed 20 km/h greater it would have taken 1 hour more.',
      'If the speed had been 5 km/h less, the train would have taken 3 hours less.',
      'With the speed increased by 10 km/h the bus takes 2 hours more.',
      'The larger tap alone takes 6 hours more than the smaller one alone.',
      'The smaller pipe takes 3 hours less than the larger pipe to fill the tank.',
      'A fast train takes 3 hours more than a slow train for the same 600 km.',
      'The speed of the boat upstream is $x + y$.',
      '5 years ago his age was $x + 5$.',
      'Four years hence her age will be $x - 4$.',
      'More workers need more days for the same work.',
    ],
    right: [
      'At a speed 20 km/h greater it would have taken 1 hour less.',
      'If the speed had been 5 km/h less, the train would have taken 3 hours more.',
      'The larger tap alone takes 6 hours less than the smaller one alone.',
      'A fast train takes 3 hours less than a slow train for the same 600 km.',
      'The first bus drives 10 km/h faster, but stops for 1 hour more.',
      'The speed of the boat upstream is $x - y$ and downstream $x + y$.',
      '5 years ago his age was $x - 5$, and 5 years hence it will be $x + 5$.',
      'At a greater speed it does not take 1 hour more.',
      'Does the larger tap take 6 hours more than the smaller one?',
      'A lighter train goes 10 km/h faster, so it is 1 hour earlier in Delhi.',
    ],
  },
}
