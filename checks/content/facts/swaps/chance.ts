import type { Swap } from './swap'

/** Events, cards, calendars. */
export const chanceSwaps: readonly Swap[] = [
  {
    in: ['probability'],
    words:
      'sum of (?:the )?probabilities of (?:all )?(?:the )?(?:elementary events|possible outcomes|outcomes|elementary outcomes)(?: of (?:an|the) experiment)? is (?:always )?(?:0|zero|2|two|100|less than 1|greater than 1|more than 1|1/2)',
    says: 'it is 1',
  },
  {
    in: ['probability'],
    words:
      "probability of (?:the event )?[“\"']?not E[”\"']? is (?:1 \\+ P\\(E\\)|P\\(E\\) - 1|equal to P\\(E\\))|P\\((?:not [A-Z]|[A-Z]')\\) = (?:1 \\+ P\\([A-Z]\\)|P\\([A-Z]\\) - 1)|P\\(([A-Z])\\) \\+ P\\((?:not \\1|\\1')\\) = (?:0|2)|P\\(([A-Z])\\) - P\\((?:not \\2|\\2')\\) = 1",
    says: 'it is 1 - P(E)',
  },
  {
    in: ['probability'],
    words:
      '(?:product|difference|quotient) of the probabilities of (?:an event and (?:its complement|the event not \\w+)|complementary events|two complementary events) is (?:always )?(?:1|one)|sum of the probabilities of (?:an event and (?:its complement|the event not \\w+)|(?:two )?complementary events) is (?:always )?(?:0|zero|2|less than 1)',
    says: 'it is their sum that is 1',
  },
  {
    in: ['probability'],
    words:
      'probability of (?:an|any|every) event (?:lies|is)(?: always)? between (?:-1 and 1|0 and 100|1 and 2)|probability (?:of an event )?is (?:always )?(?:greater|more|larger) than (?:1|one)|probability (?:of an event )?is (?:always )?negative',
    says: 'it lies between 0 and 1',
  },
  {
    in: ['probability'],
    words:
      'elementary event (?:is one that |that |is an event that )?(?:has|having|with) (?:two|three|more than one|several|many) outcomes?|elementary event has (?:two|no|several|many) outcomes?',
    says: 'it has exactly one outcome',
  },
  {
    in: ['probability'],
    words:
      'probability (?:of an event )?is the number of all (?:possible )?outcomes (?:divided by|over) the number of favou?rable outcomes',
    says: 'the favourable outcomes are divided by all outcomes',
  },
  {
    in: ['probability'],
    words:
      '(?:hearts|diamonds) and (?:spades|clubs) are (?:the )?(?:red|black)|(?:spades|clubs) and (?:hearts|diamonds) are (?:the )?(?:red|black)',
    says: 'spades and clubs are black, hearts and diamonds red',
  },
  {
    in: ['probability'],
    words:
      'probabilities of an event and its complement (?:always )?add up to (?:0|2|100|1/2)|(?:P\\(E\\) and P\\(not E\\)|P\\(not E\\) and P\\(E\\)) (?:always )?add up to (?:0|2|100|1/2)',
    says: 'they add up to 1',
  },
  {
    words:
      '(?<!non-)leap year has (?!366)\\d{3} days|(?:ordinary|non-leap|common) year has (?!365)\\d{3} days|(?<!non-)leap year has 52 weeks and (?:1|one|three|3) (?:more |extra |odd )?days?|(?:ordinary|non-leap|common) year has 52 weeks and (?:two|2|three|3) (?:more |extra |odd )?days?',
    says: 'a year has 365 days, 52 weeks and one day; a leap year 366 days, 52 weeks and two days',
  },
]
