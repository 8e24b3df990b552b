import { justThese, lengthAsked, letterFacts, namesOnly } from './named-lengths'
import { hexagonAbout as solution, type HexagonAbout } from '../../../solutions/circles/hexagon-about'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { lengthsIn, segment } from '../../question/segments'
import { recogniser } from '../../recogniser'

/** The six corners, "ABCDEF", and the word or letter that names them. */
function cornersIn({ items }: Question): string | null {
  const at = items.findIndex((item) => item.kind === 'word' && item.text === 'hexagon')
  const name = items[at + 1]
  const text = name?.kind === 'word' ? name.text : name?.kind === 'letter' ? name.name : ''
  return /^[a-z]{6}$/i.test(text) && new Set(text).size === 6 ? text.toUpperCase() : null
}

/** "A hexagon ABCDEF is drawn about a circle. AB = 7 cm, BC = 5 cm, ... Find FA." */
export const hexagonAbout = recogniser<HexagonAbout>({
  id: 'hexagon-about-a-circle',
  solution,
  story: true,
  cues: ['hexagon'],
  words: [
    ...['hexagon', 'circle', 'inscribed', 'circumscribes', 'circumscribe', 'circumscribing', 'touches', 'touch', 'all'],
    ...['six', 'sides', 'length', 'perimeter', 'side'],
  ],
  examples: [
    'A hexagon ABCDEF is drawn about a circle. If AB = 7 cm, BC = 5 cm, CD = 9 cm, DE = 6 cm and EF = 8 cm, find FA.',
    'All six sides of the hexagon ABCDEF touch a circle. Given AB = 9 cm, CD = 12 cm and EF = 8 cm, find the perimeter of the hexagon.',
    'hexagon ABCDEF circumscribes a circle. AB = 10 cm, CD = 6 cm, EF = 8 cm. perimeter of hexagon?',
  ],
  refuses: [
    'A hexagon ABCDEF is inscribed in a circle. If AB = 7 cm, BC = 5 cm, CD = 9 cm, DE = 6 cm and EF = 8 cm, find FA.',
    'A hexagon ABCDEF is drawn about a circle. If AB = 7 cm, BC = 5 cm, CD = 9 cm, DE = 6 cm and EF = 8 cm, find the perimeter.',
    'A hexagon ABCDEF is drawn about a circle. If AB = 7 cm, BC = 5 cm, CD = 9 cm, DE = 6 cm and EF = 8 cm, find AD.',
  ],
  read: (question) => {
    const [corners, lengths] = [cornersIn(question), lengthsIn(question)]
    if (corners === null || !lengths || !namesOnly(question, [...corners])) return null
    const names = [...corners].map((name, index) => `${name}${corners.charAt((index + 1) % 6)}`)
    const [ab = '', bc = '', cd = '', de = '', ef = '', fa = ''] = names
    // "a circle is inscribed in a hexagon" is said of the circle
    const isIn =
      phrase(question, 'hexagon * inscribed') !== null || phrase(question, 'circle circumscribes hexagon') !== null
    const isAbout = phrase(
      question,
      'about|around circle',
      'circle inscribed',
      'circumscribes|circumscribe|circumscribing circle',
      'sides * touch circle',
      'circle touches',
    )
    const word = question.items.filter((item) => item.kind === 'word' && item.text === corners.toLowerCase())
    const all = told(question, { taken: word })
    const used = [...all.used, ...lengths.used, ...letterFacts(question)]
    if (isIn || !isAbout) return null
    const perimeter = phrase(question, 'find|what perimeter', 'perimeter kya|batao|nikalo', 'perimeter hexagon')
    const [one, two, three] = justThese(lengths, ab, cd, ef) ?? []
    if (one && two && three && perimeter)
      return {
        given: { asked: 'perimeter', corners, sides: [one, two, three], unit: lengths.unit },
        used,
        said: all.said,
      }
    const [a, b, c, d, e] = justThese(lengths, ab, bc, cd, de, ef) ?? []
    const asked = lengthAsked(question, lengths)
    if (!a || !b || !c || !d || !e || perimeter || !asked || segment(asked.name) !== segment(fa)) return null
    return { given: { asked: 'side', corners, sides: [a, b, c, d, e], unit: lengths.unit }, used, said: all.said }
  },
  unit: ({ unit }) => unit,
})
