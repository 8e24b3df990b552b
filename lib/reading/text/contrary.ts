/** Words that turn an answer round or make another number of it: "not 5", "5 or more", "half of 5", "5 rejected". */
const contrary = new Set(
  (
    "not no never nor neither isnt isn't cannot can't cant wasn't won't nahi nahin nhi galat नहीं नही गलत false wrong incorrect invalid " +
    'almost morethan lessthan greaterthan ormore orless except without excluding other different ' +
    'atleast atmost upto below under above between kam zyada half halves third thirds quarter quarters twice thrice double triple dozen ' +
    'by upon over into externally reciprocal squareof cubeof log ln arctan arcsin arccos cancel lnot lt gt binom recurring repeating bar ago'
  ).split(' '),
)

export const isContrary = (word: string): boolean => contrary.has(word.toLowerCase())

const denying = new Set(
  "not never isn't isnt cannot can't cant wasn't won't neither nor none nothing unless except nahi nahin nhi galat नहीं नही गलत wrong incorrect false invalid".split(
    ' ',
  ),
)

/** Words that say that what stands beside them is not the answer. */
export const isDenial = (word: string): boolean => denying.has(word.toLowerCase())

const rejecting = new Set(
  'rejected reject rejecting ignoring ignore ignored neglect neglecting neglected invalid inadmissible discard discarded extraneous'.split(
    ' ',
  ),
)

/** Words by which a student puts a root aside: "x = 5, x = -8 rejected". */
export const isRejection = (word: string): boolean => rejecting.has(word.toLowerCase())
