import { fraction, toText } from '../../maths'
import { goodPairs, specialDice as solution, specialText, ways } from '../../solutions/probability/special-dice'
import { template } from '../template'
import { notHappening, wrongChances } from './pieces/chance'
import { drawSpecialDice, specialGiven, type SpecialDice } from './pieces/special-dice'

function question(dice: SpecialDice): string {
  const [one, other] = [dice.first, dice.second].map((faces) => `$${faces.join(', ')}$`)
  const same = dice.first === dice.second
  const told = same
    ? [
        `The faces of a die show the numbers ${one ?? ''}. The die is thrown twice.`,
        `The six faces of a wooden cube are numbered ${one ?? ''}. It is thrown twice, and the two numbers on top are noted.`,
        `Two dice are alike: the faces of each show ${one ?? ''}. They are thrown together.`,
      ]
    : [
        `The faces of one die show ${one ?? ''}, those of another show ${other ?? ''}. The two dice are thrown together.`,
        `In a game the red die has the faces ${one ?? ''} and the green die has the faces ${other ?? ''}. Both are thrown at the same time.`,
        `A first die bears the numbers ${one ?? ''} and a second die the numbers ${other ?? ''}. Both are thrown once.`,
      ]
  return `${told[dice.stem] ?? ''} Find the probability that the ${specialText(specialGiven(dice)).replace(' is', ' of the two numbers is')}.`
}

/** One die, thrown twice. */
const isOne = ({ first, second, stem }: SpecialDice): boolean => first === second && stem < 2

/** E.g. "The faces of a die show 1, 2, 2, 3, 3, 3. It is thrown twice. Find the probability that the sum is 5." */
export const specialDice = template({
  id: 'prob-two-unusual-dice',
  version: 3,
  topic: 'probability',
  archetypes: ['prob-special-dice'],
  difficulty: 'medium',
  marks: 3,
  wrongRoadsShow: true,
  draw: drawSpecialDice,
  given: specialGiven,
  solution,
  ask: (dice) => ({
    question: question(dice),
    rule: { kind: 'fraction' },
    hints: [
      isOne(dice)
        ? 'Each of the six faces in the first throw can be followed by each of the six faces in the second.'
        : 'Each of the six faces of the one die can come with each of the six faces of the other.',
      'Find the pairs of numbers that suit the event; a number that stands on several faces makes several outcomes.',
      'Multiply the number of faces for each pair, and add.',
    ],
    explanation:
      'What is equally likely are the 36 pairs of faces, not the pairs of numbers: a number on three faces counts three times.',
  }),
  crossCheck: ({ first, second, ask }) => {
    let good = 0
    for (const a of first)
      for (const b of second) {
        const value = ask.of === 'sum' ? a + b : a * b
        const holds = {
          'equal to': value === ask.k,
          'at least': value > ask.k - 1,
          'at most': value < ask.k + 1,
          even: value % 2 === 0,
          odd: value % 2 === 1,
        }
        if (holds[ask.is]) good++
      }
    return toText(fraction(good, first.length * second.length))
  },
  slips: (dice) => {
    const good = goodPairs(specialGiven(dice))
    const found = ways(specialGiven(dice)).length
    const kinds = new Set(dice.first).size * new Set(dice.second).size
    return wrongChances(fraction(good, 36), [
      [found, 36, 'A number that stands on several faces makes several outcomes: count the faces.', 'favourable'],
      [found, kinds, 'The different pairs of numbers are not equally likely: count the 36 pairs of faces.', 'outcomes'],
      [36 - good, 36, notHappening, 'favourable'],
      [good, 12, `Two ${isOne(dice) ? 'throws' : 'dice'} have 6 × 6 outcomes, not 6 + 6.`, 'outcomes'],
    ])
  },
})
