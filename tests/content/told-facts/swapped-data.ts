import type { ToldFacts } from './told-facts'

/** Sentences of data and chance with one word changed. */
export const swappedData: ToldFacts = {
  statistics: {
    wrong: [
      'The mode is the value that occurs least often.',
      'The class mark is half of the difference of the class limits.',
      'The class size is the sum of the upper and the lower limit.',
      'The median divides the data into four equal parts.',
      'The modal class is the class with the highest cumulative frequency.',
      'The cumulative frequency of the last class is smaller than the number of observations.',
      'The median is the value that occurs most often.',
      'The mean is the middle value of the data.',
      'In the less than type ogive the lower limits are plotted.',
      'The class size is the average of the two limits.',
      'The sum of the deviations from the mean is 1.',
      'The mode is the middle-most observation.',
      'The mean is the product of the observations divided by their number.',
      'The mean is the sum of the observations multiplied by their number.',
    ],
    right: [
      'The class mark is half of the sum of the limits, the class size their difference.',
      'The median divides the data into two equal parts.',
      'The mode is the value that occurs most often.',
      'The mean is the sum of the observations divided by their number.',
      'If there are two middle values, the median is the average of the two.',
      'The mode is the most frequent value, the median the middle one.',
      'Every observation counts for the mean; one very large value increases the mean by much.',
      'When every class mark is reduced by $a$, the mean is reduced by $a$.',
      'If the mean of all observations is multiplied by $n$, the sum comes out.',
      'The class mark is the sum of the upper and the lower limit divided by 2.',
    ],
  },
  probability: {
    wrong: [
      'The sum of the probabilities of all elementary events is 0.',
      'The probability of the event not E is $1 + P(E)$.',
      'The product of the probabilities of an event and its complement is 1.',
      'The probability of a sure event is 0.',
      'The probability of an impossible event is 1.',
      'Hearts and spades are red.',
      'The probability is the number of all outcomes over the number of favourable outcomes.',
      'The probabilities of an event and its complement add up to 2.',
      'A leap year has 365 days.',
    ],
    right: [
      'Cards numbered 1 to 10 are in a box, no king among them.',
      'No probability is negative.',
      'The sum of the probabilities of all elementary events is 1.',
      '$P(\\text{not } E) = 1 - P(E)$.',
      'Hearts and diamonds are red, spades and clubs are black.',
      'A leap year has 366 days, that is, 52 weeks and 2 days.',
      'The probabilities of an event and its complement add up to 1.',
      'A non-leap year has 365 days.',
      'The cards 2 to 6 of hearts are taken, and the king is put aside.',
    ],
  },
}
