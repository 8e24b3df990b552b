import { calculated, opens, signsOf, type LetterWord, type Place } from './place'

/** "explain y we can", "y r they equal"; "find y", "x and y", "y is twice x" stay. */
function isWhy({ before, behind, isQuantity }: Place): boolean {
  if (calculated.test(behind)) return false
  if (/\b(?:explain|tell(?: me)?|samjhao|reason|justify|understand|know)(?: also)? $/i.test(before))
    return !isQuantity || /^(?:is it|it|we|they|this|that|the|there|do|does|can|not|you|i|u)\b/.test(behind)
  if (/[,\s]and $/.test(before)) return !isQuantity && /^(?:[.?!]|$)/.test(behind)
  if (!opens.test(before)) return false
  return isQuantity
    ? /^(?:is it|it|they|this|that|do|does|did|can|not|r)\b/.test(behind)
    : /^(?:(?!is|axis|k[aie]|coordinate|intercept)[a-z]{2}|is (?!an?\b|twice|thrice|double|half|more|less|equal)[a-z]|\d)/.test(
        behind,
      )
}

/** "if u give me 6"; the u of a deviation or a speed stays. */
const isYou = ({ before, behind, isQuantity }: Place): boolean =>
  !isQuantity &&
  !/\b(?:of|speed|find|by|letter|velocity|let|where|boat|sigma|[a-hj-z]) $/i.test(before) &&
  !/\b(?:plus|minus|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) $/i.test(before) &&
  !/^(?:(?:is|km|squared?|cubed?|plus|minus|equals)\b|m\/s)/.test(behind)

export const why: LetterWord = {
  word: 'why',
  sign: new RegExp(`${signsOf('y')}|\\bx,? (?:and )?y\\b|\\b(?:in|into) \\d+ (?:and|aur) y\\b`),
  isMeant: isWhy,
}
export const you: LetterWord = { word: 'you', sign: new RegExp(signsOf('u')), isMeant: isYou }
