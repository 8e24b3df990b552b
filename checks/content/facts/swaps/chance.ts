import type { Swap } from './swap'

/** Events, cards, calendars. */
export const chanceSwaps: readonly Swap[] = [
  {
    in: ['probability'],
    words: String.raw`["“]?at least (\w+)["”]? and ["“]?at most \1["”]? are (?:two )?complementary`,
    says: 'both can happen at once: the complement of "at least two" is "at most one"',
  },
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
  {
    in: ['probability'],
    words: String.raw`(?:two|three|2|3|second|another) (?:full )?(?:packs?|decks?)\b[^.;]* (?:probabilit(?:y|ies)|chances?)(?: of (?:an? |the )?[a-z ]{1,25})? (?:also |too |then )?(?:doubles?|(?:is|are) (?:doubled|halved|tripled|twice|half)|halves|triples?|becomes? (?:double|twice|half)|changes?)|(?:every|each|all|both) (?:the )?counts? doubles?[^.;]* (?:probabilit(?:y|ies)|chances?) (?:doubles?|halves|changes?)`,
    says: 'where all counts double, the probabilities stay as they are',
    evenIf: true,
  },
  {
    in: ['probability'],
    words: String.raw`(?:every|each|all|the|both|this|that)(?: of (?:the|these))? probabilit(?:y|ies)(?: also| too| then)? (?:doubles?|(?:is|are) (?:doubled|halved|tripled|twice|half)|halves|triples?|becomes? (?:double|twice|half)|increases?|grows?)(?: too| as well| also)?(?! (?:when|if|with|as|each|by|from))(?=[.,;]|$| and )|(?:counts? and (?:the |every )?probabilit\w+|probabilit\w+ and (?:the |every )?counts?) double`,
    says: 'where all counts double, the probabilities stay as they are',
  },
  {
    in: ['probability'],
    words: String.raw`"?at least one (?:\w+)"? is the complement of "?(?!no\b|not\b|none\b|all\b|zero\b|the\b|that\b|getting (?:no|none)\b)[a-z]+`,
    says: '"at least one" is the complement of "none"',
  },
  {
    in: ['probability'],
    words: String.raw`(?:divide|divided|dividing)(?: [a-z]+){0,3} by the (?:number of )?(?:other colou?r|unfavou?rable|remaining|other (?:balls|outcomes|ones|cards|tickets))`,
    says: 'the favourable outcomes are divided by all outcomes',
  },
  {
    in: ['probability'],
    words: String.raw`(?:"?[a-z]+ or [a-z]+"?|"or") (?:multiplies|subtracts|divides)(?: the)?`,
    says: '"or" adds the two counts, where they have nothing in common',
  },
  {
    in: ['probability'],
    words: String.raw`probability (?:of (?:an|any) event )?(?:is|must be|has to be) (?:always )?(?:at least (?:1|one)|(?:more|greater) than (?:1|one)|at most (?:0|zero)|(?:less|smaller) than (?:0|zero)|negative)`,
    says: 'it lies between 0 and 1',
  },
  {
    in: ['probability'],
    words: String.raw`(?:put in|added|thrown in|placed in(?:to)?(?: the (?:bag|box|jar))?),? (?:then )?the total(?: number)?(?: of \w+)? (?:also )?(?:falls|decreases|shrinks|stays the same|remains the same|does not change|gets smaller)|(?:taken out|removed|drawn out|lost),? (?:then )?the total(?: number)?(?: of \w+)? (?:also )?(?:grows|increases|rises|stays the same|remains the same|gets larger)`,
    says: 'what is put in makes the total larger, what is taken out makes it smaller',
    evenIf: true,
    whole: true,
  },
  {
    words: String.raw`(?:in|to) (?:the |its )?(?:highest|greatest|largest|biggest) terms`,
    says: 'a fraction is given in lowest terms',
    evenIf: true,
  },
  {
    in: ['probability'],
    words: String.raw`probability of (?:the )?"?(?:not E|the complement(?: of [A-Z])?|not [A-Z]|the complementary event)"? is (?:(?:one|1) (?:more than|plus|greater than|divided by|by)|the probability of E (?:minus|less) (?:1|one)|(?:equal to |the same as )(?:the |that of )?(?:probability of )?E|half)`,
    says: 'P(not E) = 1 - P(E)',
  },
  {
    in: ['probability'],
    words: String.raw`P\(E\) ?- ?P\((?:not E|E')\) ?= ?1|P\((?:not E|E')\) ?= ?(?:1 ?\+ ?P\(E\)|P\(E\) ?- ?1)`,
    says: 'P(E) + P(not E) = 1',
  },
  {
    in: ['probability'],
    words: String.raw`area of the (?:whole|entire|total|complete|circle|square|rectangle|region)(?: \w+)? ?(?:/|divided by|over|by) (?:the )?area of the (?:part|shaded|smaller|inner|favou?rable)`,
    says: 'the area of the part is divided by the area of the whole',
  },
  {
    words: String.raw`(?:spades?|clubs?)(?:,? (?:and )?(?:spades?|clubs?|hearts?|diamonds?))* are (?:both |all )?(?:the )?red|(?:hearts?|diamonds?)(?:,? (?:and )?(?:spades?|clubs?|hearts?|diamonds?))* are (?:both |all )?(?:the )?black`,
    says: 'hearts and diamonds are red, spades and clubs black',
  },
  {
    in: ['probability'],
    words: String.raw`probability (?:of an event )?(?:lies|is)(?: always)? between 0 and (?:100|10|2)(?! percent|%)`,
    says: 'it lies between 0 and 1',
  },
]
