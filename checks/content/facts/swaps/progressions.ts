import type { Swap } from './swap'

/** Arithmetic progressions. */
export const progressionsSwaps: readonly Swap[] = [
  {
    in: ['arithmetic-progressions'],
    words: String.raw`(?<!\b(?:no|not an?|not the|not a) )term(?: of (?:the|an|this) (?:AP|list|sequence))?,? (?:only )?(?:if|when|as soon as)(?: and only if)? (?:the value of )?n (?:is|comes out|turns out|comes)(?: as| to be)? (?:an? )?(?:positive |negative |rational |real )?(?:numbers?|fractions?|rational|positive|decimals?|negative integers?|real)(?! (?:integer|whole|natural))`,
    says: 'only if n is a positive integer',
    evenIf: true,
  },
  {
    in: ['arithmetic-progressions'],
    words: String.raw`n = \d+\/\d+(?: is| comes out)?(?: positive| as a fraction| a fraction| greater than 0)?,? so (?:the number |it )?\d* ?(?:is|it is) (?:a|the \w+) term`,
    says: 'only if n is a positive integer',
    evenIf: true,
  },
  {
    in: ['arithmetic-progressions'],
    words: String.raw`(?:reject|discard|leave out|drop)(?: the| all)? (?:values? of n|n)(?: that| which)? (?:is|are) (?:an? )?(?:positive|natural|whole)(?: integers?| numbers?)?`,
    says: 'n is a positive integer: reject the others',
    evenIf: true,
  },
  {
    in: ['arithmetic-progressions'],
    words: String.raw`(?:every|each) term of an AP is (?:multiplied|divided) by (?:\d+|k|the same number|a number)[^.;]* same common difference`,
    says: 'the common difference is multiplied or divided by that number too',
    evenIf: true,
  },
  {
    in: ['arithmetic-progressions'],
    words: String.raw`(?:added to|subtracted from|taken from) (?:every|each) term of an AP[^.;]* common difference (?:also )?(?:increases|decreases|changes|grows|is (?:increased|changed|another))`,
    says: 'the common difference stays as it is',
    evenIf: true,
  },
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
  {
    in: ['arithmetic-progressions'],
    words: String.raw`(?:common difference|d)(?: of an AP)? (?:can|may) be (?:any number|positive or negative|negative or positive),?(?: but| and)? (?:never|not|except|other than|apart from) (?:zero|0)|(?:common difference|it)(?: of an AP)? must be (?:positive|negative|non-zero|a whole number|an integer)`,
    says: 'it can be any number: positive, negative or 0',
  },
  {
    in: ['arithmetic-progressions'],
    words: String.raw`subtract (?:the |each |an? )?(?:later|next|following|second|succeeding) (?:terms? |one )?from (?:the |an? )?(?:earlier|previous|preceding|first|former)(?: term| one)?|(?:earlier|previous|preceding) term minus (?:the )?(?:later|next|following)|a_?n - a_?\{?n ?\+ ?1\}? is the common difference`,
    says: 'the earlier term is subtracted from the later one',
    evenIf: true,
  },
  {
    in: ['arithmetic-progressions'],
    words: String.raw`coefficient of n is (?:the )?(?:a(?! [-+])|first term|last term|l|number of terms|sum)(?![ ]?[-+/])`,
    says: 'the coefficient of n in the nth term is the common difference d',
    evenIf: true,
  },
  {
    in: ['arithmetic-progressions'],
    words: String.raw`sum of (?:the )?(?:first )?n terms (?:plus|times|divided by) (?:the )?sum of (?:the )?(?:first )?n ?- ?1 terms|S_?n \+ S_?\{?n ?- ?1\}? (?:is|gives|=) (?:the nth term|a_?n)`,
    says: 'the nth term is the difference of the two sums',
  },
  {
    in: ['arithmetic-progressions'],
    words: String.raw`(?:backwards|reversed|from the end|in reverse)[^.;]{0,30}(?:begins|starts) with (?:a|the first term)(?! [-+])|(?:backwards|reversed|from the end)[^.;]{0,60}common difference (?:is )?(?:still |again |also )?(?:\+?d|the same|unchanged)(?![a-z])`,
    says: 'backwards it begins with the last term, and the common difference changes its sign',
    whole: true,
  },
  {
    in: ['arithmetic-progressions'],
    words: String.raw`(?:dots|points|tops|terms)(?: [a-z]+){0,6} (?:lie|are) on (?:a|one) (?:parabola|curve|circle|zigzag)`,
    says: 'the terms of an AP lie on a straight line',
  },
  {
    in: ['arithmetic-progressions'],
    words: String.raw`common difference\b[^.?]*? positive or negative,? (?:but |and |though )?(?:it |is |can |may )*(?:never|not|except|other than) (?:be )?(?:zero|0)`,
    says: 'it can be any number: positive, negative or 0',
    whole: true,
  },
  {
    in: ['arithmetic-progressions'],
    words: String.raw`(?:three|four) (?:numbers|terms) in AP (?:are|may be|can be|as|be)(?: taken(?: as)?| written(?: as)?| called)? a ?- ?d, a, a ?- ?d|(?:numbers|terms) in AP (?:are|may be|can be|as|be)(?: taken(?: as)?| written(?: as)?| called)? a, ad,`,
    says: 'they are a - d, a, a + d',
  },
  {
    in: ['arithmetic-progressions'],
    words: String.raw`(?:constant list|list of equal numbers|list (?:in which|where) all (?:terms|numbers) are equal)(?: such as [^a-z]*)? (?:is not|is never|is no|cannot be) (?:an )?AP`,
    says: 'it is an AP with the common difference 0',
  },
  {
    in: ['arithmetic-progressions'],
    words: String.raw`sum of the first n terms is n times (?:the )?(?:last|first|sum|nth|common)(?! and)(?: term)?|sum of (?:the )?(?:first )?n terms is (?:the )?(?:product|half (?:of )?the sum) of (?:the )?first and (?:the )?last`,
    says: 'it is n times the mean of the first and the last term: n/2(a + l)',
  },
  {
    in: ['arithmetic-progressions'],
    words: String.raw`(?:term|member) of (?:the|an|this) (?:AP|list|progression)[^.;]{0,20} (?:if|when|provided) n (?:comes out as|is|becomes|turns out to be) (?:a |any )?(?:fraction|negative|decimal|zero|0|rational)`,
    says: 'n must be a natural number',
    evenIf: true,
  },
  {
    in: ['arithmetic-progressions'],
    words: String.raw`nth term is the sum of the first n terms (?:minus|less) (?:the )?(?:first term|last term|sum of the first n terms|n)|nth term is the sum of (?:the )?(?:first )?n terms divided by n`,
    says: 'it is the sum of n terms minus the sum of n - 1 terms',
  },
]
