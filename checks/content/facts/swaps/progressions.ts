import type { Swap } from './swap'

/** Arithmetic progressions. */
export const progressionsSwaps: readonly Swap[] = [
  {
    in: ['arithmetic-progressions'],
    words:
      '(?:each|every|the next) term(?: except the first(?: term)?| after the first(?: term)?| of an AP|,)* is (?:obtained|got|found|formed|made) by (?:multiplying|dividing) (?:a fixed number (?:to|with)|(?:the )?(?:preceding|previous|one before|term before))',
    says: 'in an AP a fixed number is added to the term before',
  },
  {
    in: ['arithmetic-progressions'],
    words:
      '(?:ratio|quotient|product|sum) of (?:any )?two consecutive terms(?: of an AP)? is (?:always )?(?:the same|constant|fixed|a fixed number)',
    says: 'in an AP it is the difference that is the same',
  },
  {
    in: ['arithmetic-progressions'],
    words:
      '(?:common difference of an AP|^(?:the |a )?common difference) (?:cannot be|can never be|is never|may not be) (?:negative|zero|0|a fraction|irrational)(?! (?:because|since|as|here))|common difference of an AP is always (?:positive|an integer|a whole number)',
    says: 'it can be any number: positive, negative or 0',
  },
  {
    in: ['arithmetic-progressions'],
    words:
      'common difference (?:of an AP )?is (?:a|any|each|every) term (?:minus|less|reduced by) (?:the )?(?:term (?:after|behind|following)|next|following|succeeding)(?: it| term)?|subtract(?:ing)? (?:a|any|each|every|the) (?:next|following|succeeding) term from the (?:preceding|previous|one before|term before)(?: it| one| term)?|subtract(?:ing)? (?:a|any|each|every) term from the (?:preceding|previous|one before|term before)',
    says: 'it is a term minus the term before it',
  },
]
