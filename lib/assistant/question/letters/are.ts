import { calculated, naming, opens, signsOf, type LetterWord, type Place } from './place'

/** "cylinder r 7 h 24", but not "the circles r drawn". */
const solids =
  /\b(?:cones?|cylinders?|spheres?|hemispheres?|circles?|toys?|vessels?|cans?|solids?|frustum|sectors?|(?:both|each|either|its|two) (?:ends?|sides?)|on top|base)\s*$/i
const severalSolids = /\b(?:two|three|the|these|such) (?:\w+ )?\w+s $/
/** Before these a letter is a name. */
const ofName =
  /^(?:cm|mm|km|m|units?|metres?|meters?|is|be|are|has|hain?|h|ho|k[aioe]|se|and|aur|n|or|then|such|where|when|if|respectively|so|than|that|nika\w+|batao|kya|find|equals?|times|minus|plus|squared?|cubed?|satisf\w+|using|what|which|given|touch\w*|roll\w*|lies?|must|can|will|would|into)\b/i
const ofPlace = /^(?:in|on|of|from|by|to|for|with)\b/i
/** What is told of things behind "are". */
const told =
  /^(?:acute|equal|both|all|no longer|still|always|true|false|the|these|those|two|three|four|five|six|given|drawn|joined|collinear|removed|tossed|thrown|rolled|seen|there|taken|taking|lost|mixed|put|kept|not|at|placed|written|defective|complementary|supplementary|parallel|perpendicular|similar|congruent|tangents?|vertices|points|angles|primes?|integers?|positive|negative|real|natural|rational|irrational|distinct|different|they|roots|zeroe?s|midpoints?|mid-points|in (?:an? )?(?:AP|the ratio|one|a)|chosen|selected|sold|made|cut|formed|divided|increased|decreased|added|melted|reciprocals?|consecutive|co-?primes?|composite|shown)\b/i

/** What is told of letters that are numbers, beside the points of a dictated figure. */
const ofNumbers =
  /^(?:(?:the |both |all |two |distinct |different )*(?:primes?|integers?|co-?primes?|positive|natural|real|zeroe?s|roots)|reciprocals?|consecutive)\b/i

const size = String.raw`[-−]?₹?\d[\d.,/]*(?: ?(?:cm|mm|km|m|°|units?|years?|metres?|degrees?|kg|rs|rupees)\b)?`
const severalSizes = new RegExp(String.raw`^${size},?(?: ?(?:and|n|nd|&|aur|or|,) ?(?:[-−]?₹?\d|[a-zα-ω]\b)| apart\b)`)
const sizesNamed = /^\d[\d.]* ?(?:c?m)?,? (?:and )?[a-z] ?=? ?\d/
const several = /\b(?:[a-z]{3,}s|vertices|radii|dice|people|respectively|and|n|nd|aur)\b|&/i

/** "the zeroes of x² - 3 r 2 and 3", "A and B r drawn"; "a cone of radius r", "r 7 h 24", "q, r and s" stay. */
function isMeant({ before, behind, isQuantity }: Place): boolean {
  if (/^r\b/.test(behind) && /\b[a-z]+s $/.test(before)) return true
  // "2k - 1, 3k + 1, 5k - 3 r 3 consecutive terms"
  if (/^(?:[345]|three|four|five) consecutive\b/i.test(behind)) return true
  if (calculated.test(behind)) return false
  if (/\b(?:which|that|who|they|there|these|those|what) $/i.test(before)) return true
  // "the tangent p r at p"
  if (/\b(?:tangent|chord|line|side|diameter|segment) [a-z] $/i.test(before) && /^at [b-z]\b/i.test(behind))
    return false
  const isTold = told.test(behind)
  if (opens.test(before)) return isTold || !isQuantity
  if (naming.test(before) || (/\b[a-z] $/.test(before) && /^[a-z](?:[\s,.]|$)/.test(behind))) return false
  const isOfOne = solids.test(before) && !severalSolids.test(before)
  if (isQuantity) return isTold && !isOfOne && (!/\b[a-z] $/.test(before) || ofNumbers.test(behind))
  if (/^(?:[-−]?₹?\d|\()/.test(behind)) {
    const sentence = before.slice(before.search(/[^.?!]*$/))
    return several.test(sentence) && !sizesNamed.test(behind) && (!isOfOne || severalSizes.test(behind))
  }
  return isTold || !(ofName.test(behind) || (isOfOne && ofPlace.test(behind)))
}

export const are: LetterWord = { word: 'are', sign: new RegExp(signsOf('r')), isMeant }
