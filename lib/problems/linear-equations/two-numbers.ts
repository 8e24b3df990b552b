import { template, type Slip } from '../template'
import { fraction } from '../../maths'
import { timesWords } from '../../solutions/linear-equations/pieces/times-words'
import { twoNumbers as solution, type Given } from '../../solutions/linear-equations/two-numbers'
import { solutionText, type Line, type Pair } from '../../solutions/linear-equations/pieces/line'
import { searchPairs } from './pieces/solved-story'
import { storySlips, wrongPair } from './pieces/usual-slips'

interface Numbers {
  readonly facts: 'sumDifference' | 'sumMultiple' | 'differenceMultiple'
  readonly x: number
  readonly y: number
  /** x = times × y + over. */
  readonly times: number
  readonly over: number
  readonly stem: 'and' | 'thinks' | 'given'
}

function pairOf({ facts, x, y, times, over }: Numbers): Pair {
  const sum: Line = [1, 1, x + y]
  const difference: Line = [1, -1, x - y]
  const multiple: Line = [1, -times, over]
  return {
    sumDifference: [sum, difference] as const,
    sumMultiple: [sum, multiple] as const,
    differenceMultiple: [difference, multiple] as const,
  }[facts]
}

const givenOf = ({ facts, x, y, times, over }: Numbers): Given => ({
  first:
    facts === 'differenceMultiple'
      ? { kind: 'difference', value: fraction(x - y) }
      : { kind: 'sum', value: fraction(x + y) },
  second:
    facts === 'sumDifference'
      ? { kind: 'difference', value: fraction(x - y) }
      : { kind: 'multiple', times: fraction(times), over: fraction(over) },
})

function numberSlips({ facts, x, y, times, over }: Numbers): readonly Slip[] {
  const first: Line = facts === 'differenceMultiple' ? [1, -1, x - y] : [1, 1, x + y]
  if (facts === 'sumDifference')
    return [
      {
        response: solutionText(2 * x, 2 * y),
        note: 'Adding the equations gives twice a number: halve it.',
        step: 'combined',
      },
      {
        response: solutionText(x + y, x - y),
        note: 'Those are the sum and the difference, not the numbers.',
        step: 'combined',
      },
    ]
  return [
    ...wrongPair([first, [1, -times, -over]], '"More than" means that the number is added.', 'second equation'),
    ...wrongPair([first, [1, -times, 0]], 'Use the whole of the second statement.', 'second equation'),
    ...wrongPair(
      [first, [1, -times, times * over]],
      'The multiple belongs to the smaller number alone.',
      'second equation',
    ),
  ]
}

/** E.g. "The sum of two numbers is 85 and their difference is 31. Find the numbers." */
export const twoNumbers = template({
  id: 'le-two-numbers',
  topic: 'linear-equations',
  archetypes: ['le-word-numbers'],
  difficulty: 'easy',
  marks: 3,
  draw: (random): Numbers => {
    const facts = random.pick(['sumDifference', 'sumMultiple', 'differenceMultiple'] as const)
    const [y, times, over] = [random.integer(6, 40), random.integer(2, 4), random.integer(1, 9)]
    const x = facts === 'sumDifference' ? y + random.integer(3, 50) : times * y + over
    return { facts, y, times, over, x, stem: random.pick(['and', 'thinks', 'given'] as const) }
  },
  given: givenOf,
  solution,
  ask: ({ facts, x, y, times, over, stem }) => {
    const first =
      facts === 'differenceMultiple'
        ? `The difference of two numbers is $${x - y}$`
        : `The sum of two numbers is $${x + y}$`
    const multiple = `${timesWords(times)} the smaller`
    const second =
      facts === 'sumDifference'
        ? `their difference is $${x - y}$`
        : `the larger number is $${over}$ more than ${multiple}`
    return {
      question: {
        and: `${first} and ${second}. If $x$ is the larger and $y$ the smaller number, find $x$ and $y$.`,
        thinks: `Ritu thinks of two numbers. ${first.replace('two', 'the')}, and ${second}. Call the larger number $x$ and the smaller $y$, and find both.`,
        given: `Let $x$ be the larger and $y$ the smaller of two numbers. ${first.replace('two', 'the')}, and ${second}. Find $x$ and $y$.`,
      }[stem],
      rule: {
        kind: 'pair',
        aliases: { x: ['larger', 'larger number', 'greater number'], y: ['smaller', 'smaller number'] },
      },
      hints: [
        'Write one equation for each statement.',
        facts === 'sumDifference'
          ? 'What happens when you add the two equations?'
          : 'Bring the second statement to the form "$x$ minus a multiple of $y$ equals a number".',
        'Check your numbers in the words of the question.',
      ],
      explanation:
        'Every statement about the two numbers becomes one equation; two equations are enough for two unknowns.',
    }
  },
  crossCheck: ({ facts, x, y, times, over }) =>
    searchPairs(1, 220, (p, q) => {
      const sum = p + q === x + y
      const difference = p - q === x - y
      const multiple = p === times * q + over
      if (facts === 'sumDifference') return sum && difference
      return multiple && (facts === 'sumMultiple' ? sum : difference)
    }),
  slips: (numbers) => storySlips(pairOf(numbers), numberSlips(numbers)),
})
