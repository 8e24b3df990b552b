import { calculated, signsOf, type LetterWord, type Place } from './place'

const mayBe = String.raw`(?:can|cannot|can[’']?t|could|will|wo[’']?nt|won[’']?t|would|shall|should|must|may|might|let)`
const modal = new RegExp(String.raw`\b(?:${mayBe}|to|not|also|always|never) (?:it )?$`, 'i')
const modalBefore = new RegExp(String.raw`\b${mayBe}\b[^.?!;]{1,90} $`, 'i')
const ofName = /(?:^|[\s,(])(?:of|find|values?|where|and|or|with|by|than|is|side|base|an?|the|[-+=×*/<>≠(^])\s*$/i

/** "a pole has to b erected", "let the price b ₹x"; "let b be", "a and b", "find b" stay. */
function isMeant({ before, behind, isQuantity }: Place): boolean {
  if (/\bthere $/i.test(before)) return true
  // "parallel to b c"
  if (behind === '' || calculated.test(behind)) return false
  if (/\bto $/i.test(before) && /^[b-z](?![\w'])/.test(behind)) return false
  if (/^(?:is|are|be|and|or|aur|n|then|such|where|if|in|has|of|from|by|hai)\b/.test(behind)) return false
  if (modal.test(before)) return !isQuantity || /^(?:an? |[a-z]{2})/.test(behind)
  return !isQuantity && modalBefore.test(before) && !ofName.test(before)
}

export const be: LetterWord = { word: 'be', sign: new RegExp(signsOf('b')), isMeant }
