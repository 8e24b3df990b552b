import { signsOf, type LetterWord, type Place } from './place'

const sign = new RegExp(
  String.raw`${signsOf('d')}|\bd ?(?:[:°]|is\b|are\b|ka\b|ki\b)|\b(?:difference|diameter|distance|find) d\b(?! [a-z]{3})|\b[abce] d\b|\d ?d\b`,
)
/** Behind the letter of a quantity. */
const ofQuantity =
  /^(?:and|aur|are|kaise|for|from|when|where|using|such|then|also|given|hain?|hoga|kya|nikal\w*|batao|bata|find|karo|bhi|with|what|which|was|has|have|equals?|plus|minus|times|squared|cubed|both|term(?! \d)|the)\b/i
const things = /^(?:[a-z]{3}|\d+(?:st|nd|rd|th)\b|nth\b|(?:ap|AP|HCF|LCM|hcf|lcm)\b|[A-Z][a-z]+|[xy][- ]axis|two\b)/

/** "find d zeroes", "d 5th term"; "a and d", "difference d", "the options c 5 d none" stay. */
function isMeant({ before, behind, isQuantity }: Place): boolean {
  if (!things.test(behind) || ofQuantity.test(behind)) {
    // "d (A) mean", "remove d 12 face cards"
    return !isQuantity && /\b[a-z]{3,} $/.test(before) && /^(?:\([aA]\) [a-z]|\d+ (?!cm|km|mm)[a-z]{3})/.test(behind)
  }
  if (isQuantity && /^(?:square|cube) ?[-+=]/.test(behind)) return false
  if (/(?:\b(?:difference|diameter|distance|depth|[a-z])|[-+=*/^(]) $/.test(before))
    return /\b[a-z]+ d $/.test(before) && !isQuantity
  return !/\bc \S+(?: \S+)? $/.test(before)
}

export const the: LetterWord = { word: 'the', sign, isMeant }
