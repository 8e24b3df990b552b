import { fraction } from '../../maths'
import { digitProduct as solution } from '../../solutions/quadratic-equations/digit-product'
import { template, type Slip } from '../template'

/** x is the smaller digit; it stands in the units place when the interchange makes the number smaller. */
interface Draw {
  readonly small: number
  readonly large: number
  readonly change: 'subtract' | 'add'
  readonly stem: 0 | 1 | 2
}

const numberOf = ({ small, large, change }: Draw): number =>
  change === 'subtract' ? 10 * large + small : 10 * small + large

function story(draw: Draw): string {
  const { small, large, change, stem } = draw
  const [product, shift] = [small * large, 9 * (large - small)]
  const changed = change === 'subtract' ? `${shift} is subtracted from` : `${shift} is added to`
  const relation = change === 'subtract' ? `${shift} less than` : `${shift} more than`
  return (
    [
      `A two-digit number is such that the product of its digits is ${product}. When ${changed} the number, the digits interchange their places. Find the number.`,
      `The digits of a two-digit number have the product ${product}. If the digits are interchanged, the new number is ${relation} the original number. What is the original number?`,
      `The number of Nandini's house has two digits. The product of the digits is ${product}, and when ${changed} the number, its digits are interchanged. What is the number of the house?`,
    ] as const
  )[stem]
}

/** E.g. "A two-digit number is such that the product of its digits is 18. When 63 is subtracted ..." */
export const wordDigits = template({
  id: 'qe-word-digits',
  version: 2,
  topic: 'quadratic-equations',
  difficulty: 'medium',
  archetypes: ['qe-word-numbers'],
  marks: 3,
  draw: (random): Draw => {
    const large = random.integer(3, 9)
    return {
      large,
      small: random.integer(1, large - 1),
      change: random.pick(['subtract', 'add'] as const),
      stem: random.pick([0, 1, 2] as const),
    }
  },
  given: ({ small, large, change }) => ({
    product: fraction(small * large),
    gain: fraction(9 * (change === 'add' ? large - small : small - large)),
  }),
  solution,
  ask: (draw) => {
    return {
      question: story(draw),
      rule: { kind: 'number' },
      hints: [
        'A two-digit number is $10 \\times$ tens digit $+$ units digit.',
        'Write the number with its digits interchanged in the same way; the change gives the difference of the digits.',
        'A digit is one of $0, 1, 2, \\ldots, 9$: which root can it be?',
      ],
      explanation:
        'Interchanging the digits changes a number by 9 times the difference of its digits; the product then gives the quadratic equation.',
    }
  },
  crossCheck: ({ small, large, change }) => {
    const shift = 9 * (large - small) * (change === 'subtract' ? -1 : 1)
    for (let n = 10; n < 100; n++) {
      const [tens, units] = [Math.floor(n / 10), n % 10]
      if (tens * units === small * large && n + shift === 10 * units + tens) return `${n}`
    }
    return ''
  },
  slips: (draw): readonly Slip[] => [
    {
      response: `${numberOf({ ...draw, change: draw.change === 'add' ? 'subtract' : 'add' })}`,
      note: 'Those are the digits in the other order: does the interchange make the number greater or smaller?',
      step: 'number',
    },
    {
      response: `${draw.small}`,
      note: 'That is $x$, one digit. Find the other digit and write the two-digit number.',
      step: 'last',
    },
    {
      response: `${draw.small + draw.large}`,
      note: 'That is the sum of the digits. The number is $10 \\times$ tens digit $+$ units digit.',
      step: 'last',
    },
  ],
})
