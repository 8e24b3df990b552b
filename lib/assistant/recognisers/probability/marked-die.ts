import { asksChance, chanceWords } from './chance'
import type { FactOf, Item } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { toText } from '../../../maths/fraction'
import { bag as solution, type Bag } from '../../../solutions/probability/bag'

type Mark = FactOf<'letter'> | FactOf<'number'>

const isMark = (item: Item | undefined): item is Mark =>
  (item?.kind === 'letter' && /^[A-Z]$/.test(item.name)) || (item?.kind === 'number' && item.unit === '')
const nameOf = (mark: Mark): string => (mark.kind === 'letter' ? mark.name : toText(mark.value))
const joins = (item: Item | undefined): boolean =>
  (item?.kind === 'mark' && item.text === ',') || (item?.kind === 'word' && item.text === 'and')

/** The marks in a row that a question begins with: "A, E, E, M, M, M". */
function facesIn({ apart }: Question): readonly Mark[] {
  const from = apart.findIndex(
    (item, at) => isMark(item) && (joins(apart[at + 1]) || [1, 2, 3, 4, 5].every((next) => isMark(apart[at + next]))),
  )
  const found: Mark[] = []
  for (let at = from; at >= 0 && at < apart.length; at++) {
    const item = apart[at]
    if (isMark(item)) found.push(item)
    else if (!joins(item)) break
  }
  return found
}

interface Asked {
  readonly asked: Bag['asked']
  readonly taken: readonly Item[]
}

/** "A", "B or D", "a mark other than M" */
function askedIn({ apart }: Question, faces: readonly Mark[]): Asked | null {
  const at = apart.findIndex((item) => item.kind === 'word' && /^(?:probability|chances?)$/.test(item.text))
  const behind = apart.slice(at).filter((item) => !(isMark(item) && faces.includes(item)))
  const marks = behind.filter(isMark)
  const not = behind.filter((item) => item.kind === 'word' && /^(?:not|other)$/.test(item.text))
  const or = behind.filter((item) => item.kind === 'word' && item.text === 'or')
  const names = marks.map(nameOf)
  const taken = [...marks, ...not, ...or]
  if (not.length === 1 && names.length === 1 && or.length === 0) return { asked: { kind: 'not', names }, taken }
  return not.length === 0 && names.length > 0 && or.length === names.length - 1
    ? { asked: { kind: 'one of', names }, taken }
    : null
}

/** "The six faces of a die bear the marks A, E, E, M, M, M. The die is thrown once. Find the probability of getting A." */
export const markedDie = recogniser({
  id: 'die-with-marks',
  solution,
  story: true,
  cues: ['die', 'dice', 'faces'],
  words: [...chanceWords, 'die', 'dice', 'face', 'faces', 'cube', 'six', 'top', 'show', 'shows', 'once', 'one'],
  examples: [
    'The six faces of a die bear the marks A, E, E, M, M, M. The die is thrown once. Find the probability of getting A.',
    'A child has a die whose six faces show the letters A, B, C, D, E, A. The die is thrown once. What is the probability of getting D?',
    'die ke faces par A, B, B, C, C, C likha hai, die is thrown once. probability of getting B or C batao',
    'a die has faces marked A, B, B, C, C, C. it is thrown once. find the probability of getting a letter other than C',
  ],
  refuses: [
    'The faces of a die bear the marks A, E, E, M, M, M. The die is thrown twice. Find the probability of getting A.',
    'The faces of a die bear the marks A, E, E, M, M. The die is thrown once. Find the probability of getting A and E.',
    'The faces of a die bear the marks A, E, E, M, M, M. The die is thrown once. Find the probability of getting a vowel.',
  ],
  read: (question) => {
    const faces = facesIn(question)
    const asked = asksChance(question) && faces.length === 6 ? askedIn(question, faces) : null
    const faced = phrase(question, '#n faces')
    const six = faced && toText(faced.numbers.n) === '6' ? faced : phrase(question, 'six faces')
    if (!asked) return null
    const names = [...new Set(faces.map(nameOf))]
    const colours = names.map((name) => ({ name, count: faces.filter((face) => nameOf(face) === name).length }))
    return {
      given: { things: ['face', 'faces'] as const, colours, asked: asked.asked },
      ...told(question, { taken: faces }, six, asked),
    }
  },
})
