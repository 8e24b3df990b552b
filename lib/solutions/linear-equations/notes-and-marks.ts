import { isInteger, negate, sign, toTex, type Fraction } from '../../maths'
import { says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'
import { numbered } from './pieces/elimination'
import { equation, type Equations } from './pieces/equation'
import { byDeterminants, solutionText } from './pieces/line'
import { storyLines, storyObjection, wholePair } from './pieces/story'

/** Marks for a right answer, marks lost for a wrong one, and what they come to. */
export interface Marking {
  readonly right: Fraction
  readonly wrong: Fraction
  readonly score: Fraction
}

export type Given =
  | {
      readonly kind: 'notes'
      readonly values: readonly [Fraction, Fraction]
      readonly count: Fraction
      readonly worth: Fraction
    }
  | { readonly kind: 'marks'; readonly first: Marking; readonly second: Marking }

const scored = ({ right, wrong, score }: Marking) => equation(right, negate(wrong), score)

const equationsOf = (given: Given): Equations =>
  given.kind === 'notes'
    ? [equation(1, 1, given.count), equation(given.values[0], given.values[1], given.worth)]
    : [scored(given.first), scored(given.second)]

function objection(given: Given): string | null {
  const stated =
    given.kind === 'notes' ? given.values : [given.first, given.second].flatMap(({ right, wrong }) => [right, wrong])
  if (stated.some((value) => !isInteger(value) || sign(value) <= 0))
    return given.kind === 'notes'
      ? 'The value of a note is a whole number of rupees above $0$.'
      : 'I can work with whole numbers of marks above $0$, given for a right answer and lost for a wrong one.'
  return storyObjection(equationsOf(given), {
    names:
      given.kind === 'notes'
        ? ['the number of the first', 'that of the second']
        : ['the right answers', 'the wrong ones'],
    counted: true,
  })
}

/** E.g. "Meena withdraws ₹2000 in ₹50 and ₹100 notes and gets 25 notes. How many of each?" */
export const notesAndMarks = worked<Given>({
  id: 'notes-and-marks',
  archetype: 'le-word-money-mixture',
  objection,
  solve: (given) => {
    const pair = wholePair(equationsOf(given))
    const [x, y] = byDeterminants(pair).map(toTex)
    const key = solutionText(...byDeterminants(pair))
    if (given.kind === 'marks') {
      const lines = [
        'Let there be $x$ right answers and $y$ wrong answers',
        earns(0.5, says`The score: ${numbered(pair[0], 1)}`, 'first equation'),
        earns(0.5, says`The score by the other rule: ${numbered(pair[1], 2)}`, 'second equation'),
      ]
      const answer = `So there are $${x}$ right and $${y}$ wrong answers: $x = ${x}$, $y = ${y}$`
      return { lines: storyLines(pair, lines, answer), key }
    }
    const [u, v] = given.values.map(toTex)
    const lines = [
      `Let there be $x$ notes of ₹$${u}$ and $y$ notes of ₹$${v}$`,
      earns(0.5, says`The number of notes: ${numbered(pair[0], 1)}`, 'first equation'),
      earns(0.5, says`Their value in rupees: ${numbered(pair[1], 2)}`, 'second equation'),
    ]
    const answer = `So there are $${x}$ notes of ₹$${u}$ and $${y}$ notes of ₹$${v}$: $x = ${x}$, $y = ${y}$`
    return { lines: storyLines(pair, lines, answer), key }
  },
})
