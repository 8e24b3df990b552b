import type { ToldFacts } from './told-facts'

/** Times and lengths in two units. */
export const twoUnits: ToldFacts = {
  'real-numbers': {
    wrong: [
      '90 minutes are 1 hour 20 minutes.',
      '$72$ minutes $=$ 1 hour 22 minutes, so they ring together at 10:22 a.m.',
      '1 hour 12 minutes are 62 minutes.',
      '250 cm make 2 m 5 cm.',
      '5250 g are 5 kg and 25 g.',
      '30 months are 2 years 4 months.',
    ],
    right: [
      '90 minutes are 1 hour 30 minutes.',
      '$72$ minutes $=$ 1 hour 12 minutes, so they ring together at 10:12 a.m.',
      '1 hour 12 minutes are 72 minutes.',
      '250 cm make 2 m 50 cm.',
      '5250 g are 5 kg and 250 g.',
      '30 months are 2 years 6 months.',
      'The first takes 90 minutes, the second 1 hour 20 minutes.',
      '$x + 20$ minutes are 1 hour 30 minutes.',
      'Are 90 minutes 1 hour 20 minutes?',
    ],
  },
}
