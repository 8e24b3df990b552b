import type { ToldFacts } from './told-facts'

/** Parts of a circle, hands of a clock, cards, dice, coins. */
export const counted: ToldFacts = {
  'areas-volumes': {
    wrong: [
      'A quarter circle has the angle $60^\\circ$.',
      'A semicircle is a sector of angle $90^\\circ$.',
      'A quadrant is a sector of angle $45^\\circ$.',
      'A semicircle has a central angle of $360^\\circ$.',
      'The angle of a quadrant is $60^\\circ$.',
      'The minute hand turns through $5^\\circ$ in one minute.',
      'In one hour the hour hand turns through $60^\\circ$.',
      'In $10$ minutes the minute hand describes an angle of $30^\\circ$.',
    ],
    right: [
      'A quarter circle is a sector of angle $90^\\circ$, a semicircle one of $180^\\circ$.',
      'The angle in a semicircle is $90^\\circ$.',
      'A semicircle is cut into sectors with an angle of $60^\\circ$ each.',
      'The minute hand turns through $6^\\circ$ in one minute, so through $60^\\circ$ in $10$ minutes.',
      'In a quadrant the two radii make an angle of $90^\\circ$.',
    ],
  },
  probability: {
    wrong: [
      'Each suit has the numbers 1 to 10 besides the jack, the queen and the king.',
      'Each suit has the numbers 1 to 10 besides the ace, the jack, the queen and the king.',
      'A die has 2 prime numbers.',
      'There are 16 face cards in a pack of 52 cards.',
      'Each suit has ace, king, queen, jack and the numbers $1$ to $10$.',
      'Each suit has ace, king, queen, jack and the numbers $2$ to $9$.',
      'Besides the jack, the queen and the king a suit has the numbers from 1 to 10.',
      'A suit consists of 12 cards: ace, king, queen, jack and the others.',
      'A pack has 40 number cards.',
      'A pack has 13 suits of 4 cards.',
      'Two dice have 12 equally likely outcomes.',
      'Two coins have three equally likely outcomes.',
      'The ace is a face card.',
    ],
    right: [
      'Each suit has ace, king, queen, jack and the numbers $2$ to $10$.',
      'Each suit has three face cards, the ace and the numbers from 2 to 10.',
      'A pack has 36 number cards.',
      'A die has three even and three odd numbers.',
      'The primes on a die are 2, 3 and 5.',
      'Two dice have 36 equally likely outcomes and three coins have 8 outcomes.',
      'Two coins give three kinds of results, but they are not equally likely.',
      'The king of spades and the queen of hearts are removed; the numbers 2 to 10 of each suit stay, with the ace and the jack.',
    ],
  },
}
