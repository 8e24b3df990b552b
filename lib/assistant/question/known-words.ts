import { isFree } from './meanings'
import { realWords } from './real-words'
import { trigName } from './reading'
import { storyWords, syllabusWords } from './syllabus-words'
import { isEnglish } from './words'

const syllabus = new Set([...syllabusWords, ...storyWords])
const common = new Set(
  'man men boy boys girl bag bags box car cars cup jar toy pen pens cow dog bus day days hut pot kite goat rope tree ball pole tent tank well ship hall wall road park farm land lamp iron wood lead cash book bike gate hill edge face form arch toys eggs long wide high deep seen same time fast each must have that this they find many much like near than then take took gets seat seats rows step steps'.split(
    ' ',
  ),
)

/** Whether a word, in small letters, is known as one. */
export const isKnown = (word: string): boolean =>
  syllabus.has(word) ||
  common.has(word) ||
  realWords.has(word) ||
  isEnglish(word) ||
  !isFree(word) ||
  trigName(word) !== undefined
