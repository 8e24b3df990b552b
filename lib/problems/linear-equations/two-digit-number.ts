import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { fraction } from '../../maths'
import { twoDigitNumber as solution, type Given } from '../../solutions/linear-equations/two-digit-number'

/** E.g. "The sum of the digits of a two-digit number is 11. Reversing the digits gives a number 27 less. Find the number." */
export const twoDigitNumber = template({
  id: 'le-two-digit-number',
  topic: 'linear-equations',
  archetypes: ['le-word-two-digit'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) =>
    random.until(
      (source) => ({
        tens: source.integer(1, 9),
        ones: source.integer(1, 9),
        facts: source.pick(['sumAndReverse', 'differenceAndSum'] as const),
        stem: source.pick(['first', 'second', 'third'] as const),
      }),
      ({ tens, ones }) => tens !== ones,
    ),
  given: ({ tens: x, ones: y, facts }): Given =>
    facts === 'sumAndReverse'
      ? { told: 'sumAndReverse', digitSum: fraction(x + y), gain: fraction(9 * (y - x)) }
      : {
          told: 'reverseSumAndDifference',
          reverseSum: fraction(11 * (x + y)),
          larger: x > y ? 'tens' : 'ones',
          gap: fraction(Math.abs(x - y)),
        },
  solution,
  ask: ({ tens: x, ones: y, facts, stem }) => {
    const [larger, smaller] = x > y ? ['tens', 'ones'] : ['ones', 'tens']
    const gap = Math.abs(x - y)
    const reversal = y > x ? `greater than the number by $${9 * gap}$` : `less than the number by $${9 * gap}$`
    const told =
      facts === 'sumAndReverse'
        ? {
            first: `The sum of the digits of a two-digit number is $${x + y}$. When the digits are reversed, the new number is ${reversal}.`,
            third: `Asha writes a two-digit number whose digits have the sum $${x + y}$. Then she reverses the digits: the new number is ${reversal}.`,
            second: `The digits of a two-digit number add up to $${x + y}$. The number formed by reversing the digits is ${reversal}.`,
          }[stem]
        : {
            first: `The sum of a two-digit number and the number formed by reversing its digits is $${11 * (x + y)}$. The ${larger} digit exceeds the ${smaller} digit by $${gap}$.`,
            third: `A two-digit number and the number with its digits reversed add up to $${11 * (x + y)}$. The digits differ by $${gap}$, and the ${larger} digit is the larger one.`,
            second: `The ${larger} digit of a two-digit number is $${gap}$ more than its ${smaller} digit. When the number formed by reversing the digits is added to the number, the result is $${11 * (x + y)}$.`,
          }[stem]
    return {
      question: `${told} Find the number.`,
      rule: { kind: 'number' },
      hints: [
        'Let $x$ be the tens digit and $y$ the ones digit. Then the number is $10x + y$.',
        'What is the number with the digits reversed?',
        'Both statements become simple equations in $x$ and $y$.',
      ],
      explanation:
        'The place of a digit decides its value, so the digits are the right unknowns: the number and its reverse are both written with them.',
    }
  },
  crossCheck: ({ tens, ones, facts }) => {
    const reverse = (n: number) => Number([...`${n}`].toReversed().join(''))
    const digitSum = (n: number) => [...`${n}`].reduce((sum, digit) => sum + Number(digit), 0)
    const given = Number(`${tens}${ones}`)
    const fits = (n: number) =>
      facts === 'sumAndReverse'
        ? digitSum(n) === digitSum(given) && reverse(n) - n === reverse(given) - given
        : n + reverse(n) === given + reverse(given) && Math.floor(n / 10) - (n % 10) === tens - ones
    const found = Array.from({ length: 90 }, (_, i) => 10 + i).filter(fits)
    return found.length === 1 ? `${found[0]}` : null
  },
  slips: ({ tens: x, ones: y }) =>
    distinctSlips(`${10 * x + y}`, [
      {
        response: `${10 * y + x}`,
        note: 'The digits are the wrong way round: the number is 10 × tens digit + ones digit.',
        step: 'last',
      },
      { response: `${x}`, note: 'That is one digit only. The question asks for the number.', step: 'last' },
      { response: `${y}`, note: 'That is one digit only. The question asks for the number.', step: 'last' },
      { response: `${x + y}`, note: 'That is the sum of the digits. The question asks for the number.', step: 'last' },
    ]),
})
