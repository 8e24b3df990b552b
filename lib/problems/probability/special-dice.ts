import { fraction, toText } from '../../maths'
import { earns, equals, line, says, template } from '../template'
import { chanceRule, chanceSteps, notHappening, wrongChances } from './pieces/chance'
import { drawSpecialDice, goodPairs, terms, type SpecialDice } from './pieces/special-dice'

const eventText = ({ ask: { of, is, k } }: SpecialDice): string =>
  is === 'even' || is === 'odd' ? `${of} is ${is}` : is === 'equal to' ? `${of} is $${k}$` : `${of} is ${is} $${k}$`

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
  return `${told[dice.stem] ?? ''} Find the probability that the ${eventText(dice).replace(' is', ' of the two numbers is')}.`
}

/** One die, thrown twice. */
const isOne = ({ first, second, stem }: SpecialDice): boolean => first === second && stem < 2

/** E.g. "The faces of a die show 1, 2, 2, 3, 3, 3. It is thrown twice. Find the probability that the sum is 5." */
export const specialDice = template({
  id: 'prob-two-unusual-dice',
  version: 2,
  topic: 'probability',
  archetypes: ['prob-special-dice'],
  difficulty: 'medium',
  marks: 3,
  draw: drawSpecialDice,
  pose: (dice) => {
    const good = goodPairs(dice)
    const ways = terms(dice)
    return {
      question: question(dice),
      rule: chanceRule(good, 36),
      hints: [
        isOne(dice)
          ? 'Each of the six faces in the first throw can be followed by each of the six faces in the second.'
          : 'Each of the six faces of the one die can come with each of the six faces of the other.',
        'Find the pairs of numbers that suit the event; a number that stands on several faces makes several outcomes.',
        'Multiply the number of faces for each pair, and add.',
      ],
      steps: [
        earns(0.5, says`${equals('Number of all possible outcomes', '6 \\times 6', '36')}.`, 'outcomes'),
        line('pairs', `Favourable pairs of numbers: $${ways.map(({ a, b }) => `(${a}, ${b})`).join(', ')}$.`),
        earns(
          1.5,
          says`Counting the faces that bear each number, ${equals('number of favourable outcomes', ways.map(({ ways: [m, n] }) => `${m} \\times ${n}`).join(' + '), `${good}`)}.`,
          'favourable',
        ),
        ...chanceSteps(`the event that the ${eventText(dice)}`, good, 36),
      ],
      explanation:
        'What is equally likely are the 36 pairs of faces, not the pairs of numbers: a number on three faces counts three times.',
    }
  },
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
    const good = goodPairs(dice)
    const kinds = new Set(dice.first).size * new Set(dice.second).size
    return wrongChances(fraction(good, 36), [
      [
        terms(dice).length,
        36,
        'A number that stands on several faces makes several outcomes: count the faces.',
        'favourable',
      ],
      [
        terms(dice).length,
        kinds,
        'The different pairs of numbers are not equally likely: count the 36 pairs of faces.',
        'outcomes',
      ],
      [36 - good, 36, notHappening, 'favourable'],
      [good, 12, `Two ${isOne(dice) ? 'throws' : 'dice'} have 6 × 6 outcomes, not 6 + 6.`, 'outcomes'],
    ])
  },
})
