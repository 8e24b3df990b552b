import { calculated, type LetterWord, type Place } from './place'

/** Signs that n is a letter of the question. */
const sign =
  /\bn\s*[=<>+*/^)-]|[=<>+*/^(_−–-]\s*n\b|\dn\b|\bnth\b|\bn\s?th\b|\b(?:value of|find|first|of|to|for|if|when|by|let|is|are|any|all|some|every|where|upto|till|sum|number) n\b(?! (?:the|its|last) )|\bn (?:equals?|plus|minus|squared?|cubed?|terms?|be|natural|numbers?|sides?|observations?|such|th|ka|ki|ke|kya|times?|days?|years?|∈)\b|\$n\$|\bn (?:and|or|aur)\b|(?:\b(?:and|or|aur|into|in)|,) n\b(?! [a-z]{2})|,? n (?:is|are) (?:an?|the|any|some) |, n (?:is|are)\b/

const ofName =
  /\b(?:value|find|first|of|to|than|for|if|when|by|let|is|are|any|some|all|every|where|upto|till|and|or|aur|into|in|number|integer|term|power|times|first|least|have|has|with|exactly|only|equals?|plus|minus|square|into|zero|one|two|three|four|five|six|seven|eight|nine|ten|[a-z]+teen|[a-z]+ty) $/i
const ofQuantity =
  /^(?:is|are|be|was|terms?|th|natural|numbers?|sides?|observations?|if|such|k[aie]|kya|times?|days?|years?|hain?|ho|where|so|then|students|cards|balls|beads|for|in|∈|and|or|aur|equals?|plus|minus|times|squared?|cubed?|whole)\b/i

/** "12 n 18", "hcf n lcm"; "the sum of n terms", "m, n and 21", "triangle p m n d" stay. */
function isMeant({ before, behind, isQuantity }: Place): boolean {
  if (calculated.test(behind) || !/[^\s=+*/^×<>≠÷([{−–-] $|, $/.test(before) || !/^[^\s.,?!:;]/.test(behind))
    return false
  if (/(?:^|\s)[a-z] $/.test(before) && /^[a-z]\b/.test(behind))
    return !isQuantity && !/\b[a-z] [a-z] $/.test(before) && !/^[a-z] [a-z]\b/.test(behind)
  if (!isQuantity) return !ofName.test(before) || /^(?:the|its|last) /.test(behind)
  if (/, $/.test(before)) return /^(?:if|in|then|find|each|every|the|its?|they|she|he|we) /.test(behind)
  if ((ofName.test(before) && !/^(?:the|its|last) /.test(behind)) || ofQuantity.test(behind)) return false
  return (
    /(?:[A-Za-z]{3}|\bn|[A-Z\d)°%²³]) $/.test(before) && /^(?:[A-Za-z]{3}|[A-Z\d(√∠-]|an? [a-z]|[a-z]_)/.test(behind)
  )
}

export const and: LetterWord = { word: 'and', sign, isMeant }
