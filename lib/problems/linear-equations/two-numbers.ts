import { earns, template, type Slip } from '../template'
import { numbered } from './pieces/elimination'
import { timesWords } from './pieces/in-words'
import { solutionText, type Line, type Pair } from './pieces/line'
import { searchPairs, solvedStory } from './pieces/solved-story'
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

function numberSlips({ facts, x, y, times, over }: Numbers): readonly Slip[] {
  const first: Line = facts === 'differenceMultiple' ? [1, -1, x - y] : [1, 1, x + y]
  if (facts === 'sumDifference')
    return [
      { response: solutionText(2 * x, 2 * y), note: 'Adding the equations gives twice a number: halve it.', step: 4 },
      { response: solutionText(x + y, x - y), note: 'Those are the sum and the difference, not the numbers.', step: 4 },
    ]
  return [
    ...wrongPair([first, [1, -times, -over]], '"More than" means that the number is added.', 3),
    ...wrongPair([first, [1, -times, 0]], 'Use the whole of the second statement.', 3),
    ...wrongPair([first, [1, -times, times * over]], 'The multiple belongs to the smaller number alone.', 3),
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
  pose: (numbers) => {
    const { facts, x, y, times, over, stem } = numbers
    const [one, two] = pairOf(numbers)
    const first =
      facts === 'differenceMultiple'
        ? `The difference of two numbers is $${x - y}$`
        : `The sum of two numbers is $${x + y}$`
    const multiple = `${timesWords(times)} the smaller`
    const second =
      facts === 'sumDifference'
        ? `their difference is $${x - y}$`
        : `the larger number is $${over}$ more than ${multiple}`
    return solvedStory({
      question: {
        and: `${first} and ${second}. If $x$ is the larger and $y$ the smaller number, find $x$ and $y$.`,
        thinks: `Ritu thinks of two numbers. ${first.replace('two', 'the')}, and ${second}. Call the larger number $x$ and the smaller $y$, and find both.`,
        given: `Let $x$ be the larger and $y$ the smaller of two numbers. ${first.replace('two', 'the')}, and ${second}. Find $x$ and $y$.`,
      }[stem],
      aliases: { x: ['larger', 'larger number', 'greater number'], y: ['smaller', 'smaller number'] },
      translation: [
        'Let $x$ be the larger number and $y$ the smaller',
        earns(0.5, `${facts === 'differenceMultiple' ? 'The difference' : 'The sum'}: ${numbered(one, 1)}`),
        earns(
          0.5,
          facts === 'sumDifference'
            ? `The difference: ${numbered(two, 2)}`
            : `The larger is $${over}$ more than ${multiple}: $x = ${times}y + ${over}$, that is, ${numbered(two, 2)}`,
        ),
      ],
      pair: pairOf(numbers),
      x,
      y,
      answer: `So the larger number is $x = ${x}$ and the smaller is $y = ${y}$`,
      hints: [
        'Write one equation for each statement.',
        facts === 'sumDifference'
          ? 'What happens when you add the two equations?'
          : 'Bring the second statement to the form "$x$ minus a multiple of $y$ equals a number".',
        'Check your numbers in the words of the question.',
      ],
      explanation:
        'Every statement about the two numbers becomes one equation; two equations are enough for two unknowns.',
    })
  },
  crossCheck: ({ facts, x, y, times, over }) =>
    searchPairs(1, 220, (p, q) => {
      const sum = p + q === x + y
      const difference = p - q === x - y
      const multiple = p === times * q + over
      if (facts === 'sumDifference') return sum && difference
      return multiple && (facts === 'sumMultiple' ? sum : difference)
    }),
  slips: (numbers) => storySlips(pairOf(numbers), 3, numberSlips(numbers)),
})
