import { template, type Slip } from '../template'
import { fraction } from '../../maths'
import { notesAndMarks as solution, type Given } from '../../solutions/linear-equations/notes-and-marks'
import { solutionText, type Line } from '../../solutions/linear-equations/pieces/line'
import { searchPairs } from './pieces/solved-story'
import { storySlips, wrongPair } from './pieces/usual-slips'
import { pairOf, told, type Mixture } from './pieces/mixtures'

const noteValues = [
  [50, 100],
  [100, 200],
  [100, 500],
  [10, 20],
  [20, 50],
  [50, 200],
] as const

function givenOf(mixture: Mixture): Given {
  const [first, second] = pairOf(mixture)
  const marking = ([right, wrong, score]: Line) => ({
    right: fraction(right),
    wrong: fraction(-wrong),
    score: fraction(score),
  })
  return mixture.kind === 'marks'
    ? { kind: 'marks', first: marking(first), second: marking(second) }
    : {
        kind: 'notes',
        values: [fraction(second[0]), fraction(second[1])],
        count: fraction(first[2]),
        worth: fraction(second[2]),
      }
}

function slipsOf(mixture: Mixture): readonly Slip[] {
  const [first, second] = pairOf(mixture)
  const [u, v] = mixture.values
  return mixture.kind === 'notes'
    ? wrongPair(
        [first, [v, u, second[2]]],
        'Which value belongs to which letter? Read the statement again.',
        'second equation',
      )
    : [
        ...wrongPair(
          [[u, v, first[2]], second],
          'Marks for wrong answers are taken away, not added.',
          'first equation',
        ),
        ...wrongPair(
          [first, [u + 1, v + 1, second[2]]],
          'Marks for wrong answers are taken away, not added.',
          'second equation',
        ),
      ]
}

/** E.g. "Meena withdraws ₹2000 in ₹50 and ₹100 notes and gets 25 notes. How many of each?" x = 10, y = 15 */
export const notesAndMarks = template({
  id: 'le-notes-and-marks',
  version: 3,
  topic: 'linear-equations',
  archetypes: ['le-word-money-mixture'],
  difficulty: 'easy',
  marks: 3,
  draw: (random): Mixture => {
    const kind = random.pick(['notes', 'marks'] as const)
    return random.until(
      (source): Mixture => ({
        kind,
        x: kind === 'notes' ? source.integer(4, 30) : source.integer(10, 30),
        y: kind === 'notes' ? source.integer(4, 30) : source.integer(2, 12),
        values:
          kind === 'notes'
            ? source.pick(noteValues)
            : source.pick([
                [3, 1],
                [4, 1],
                [2, 1],
                [5, 2],
              ] as const),
        stem: source.pick(['first', 'second', 'third'] as const),
      }),
      (mixture) => {
        const [[, , first], [, , second]] = pairOf(mixture)
        return mixture.x !== mixture.y && first > 0 && second > 0 && second !== first && second < 10_000
      },
    )
  },
  things: ({ kind, x, y }) =>
    kind === 'notes'
      ? [x, y].map((size) => ({ name: 'the notes of one value', size, least: 4, most: 30 }))
      : [
          { name: 'the right answers of a test', size: x, least: 10, most: 30 },
          { name: 'the wrong answers of a test', size: y, least: 2, most: 12 },
        ],
  given: givenOf,
  solution,
  ask: (mixture) => {
    const [u, v] = mixture.values
    const notes = mixture.kind === 'notes'
    return {
      question: told(mixture),
      rule: {
        kind: 'pair',
        aliases: notes
          ? { x: [`₹${u} notes`, `notes of ₹${u}`], y: [`₹${v} notes`, `notes of ₹${v}`] }
          : { x: ['right', 'right answers', 'correct', 'correct answers'], y: ['wrong', 'wrong answers', 'incorrect'] },
      },
      hints: notes
        ? [
            'One fact is about the number of notes, the other about their value.',
            `What are $x$ notes of ₹$${u}$ worth?`,
            'Make the coefficients of one variable equal and subtract.',
          ]
        : [
            'Score = marks for right answers − marks lost for wrong answers.',
            'Write this once for each way of marking.',
            'Make the coefficients of one variable equal in size.',
          ],
      explanation: notes
        ? 'Counting the notes and adding up their values are two different facts about the same two numbers.'
        : 'The same answers are counted by two rules; each rule gives one equation for the two numbers.',
    }
  },
  crossCheck: (mixture) => {
    const { kind, x, y, values } = mixture
    const [u, v] = values
    return searchPairs(1, 60, (p, q) =>
      kind === 'notes'
        ? p + q === x + y && u * p + v * q === u * x + v * y
        : u * p - v * q === u * x - v * y && p - q === x - y,
    )
  },
  slips: (mixture) =>
    storySlips(pairOf(mixture), [
      {
        response: solutionText(mixture.y, mixture.x),
        note: 'The values are exchanged: put them back to see which is x.',
        step: 'last',
      },
      ...slipsOf(mixture),
    ]),
})
