import type { PosedInParts } from '../../posed'
import { chain, earns, line, says } from '../../template'
import { arranged, letterOf } from '../../kinds-of-question/lettered'
import { eliminated, numbered } from '../../../solutions/linear-equations/pieces/elimination'
import { lineTex, solutionText } from '../../../solutions/linear-equations/pieces/line'
import { ratioLines, type Outcome } from '../../../solutions/linear-equations/pieces/ratio-test'
import { counted, dayTold, noteOf, ratioOutcomes, salePair, sales, type Sales } from './sales-stories'

const words: Readonly<Record<Outcome, string>> = {
  unique: 'exactly one solution',
  none: 'no solution',
  infinite: 'infinitely many solutions',
}

/** The story with its three parts: an equation, a test of ratios, and the prices or a new bill. */
export function salesParts(drawn: Sales): Omit<PosedInParts, 'explanation'> {
  const { story, price, first, second, by, day, outcome, last, bill, order } = drawn
  const [x, y] = price
  const { kinds, days, told } = sales[story]
  const [one, other] = kinds
  const pair = salePair(drawn)
  const counts = [first.map((n) => n * by[0]), second.map((n) => n * by[1])].map(([a = 0, b = 0]) => [a, b] as const)
  const [monday = [0, 0], tuesday = [0, 0]] = counts
  const asked = counts[day] ?? monday
  const [m, n] = bill
  const total = (which: 0 | 1) => pair[which][2] * by[which]
  const note = noteOf(drawn)
  const options = [...ratioOutcomes(outcome).map((item) => words[item]), 'exactly two solutions']
  const meaning = `one ${one[0]} costs ₹$x$ and one ${other[0]} ₹$y$`
  return {
    question: `Case study. ${told(dayTold(drawn, monday, total(0)), dayTold(drawn, tuesday, total(1)))} Let ${meaning.replace(' costs', ' cost')}.`,
    hints: [
      'Money of a day $=$ number $\\times$ price for each kind, added. Divide by a common factor of all three numbers.',
      'For (ii), compare the ratios of the coefficients of $x$ and of $y$ first.',
      'For (iii), make the coefficients of one variable equal and subtract.',
    ],
    parts: [
      {
        label: '(i)',
        ask: `Write the equation for ${days[day]}, in lowest terms.`,
        rule: { kind: 'expression', expected: lineTex(pair[day]) },
        steps: [
          line('money', `The money of ${days[day]}: $${asked[0]}x + ${asked[1]}y = ${total(day)}$`),
          line(
            'factor',
            says`All three numbers have the factor $${by[day]}$: ${chain(`${asked[0]}`, `${by[day]} \\times ${pair[day][0]}`)}, ${chain(`${asked[1]}`, `${by[day]} \\times ${pair[day][1]}`)}, ${chain(`${total(day)}`, `${by[day]} \\times ${pair[day][2]}`)}`,
          ),
          earns(1, `So in lowest terms the equation is $${lineTex(pair[day])}$`, 'lowest'),
        ],
      },
      {
        label: '(ii)',
        ask: `A note says that ${counted(note[0], one)} and ${counted(note[1], other)} cost ₹$${note[2]}$. What is true of the solution of the pair made of the equation of ${days[0]} and the equation of this note?`,
        rule: { kind: 'choice', expected: letterOf(0, order), options: arranged(options, order) },
        options: arranged(options, order),
        steps: [
          line(
            'note',
            `The equation of ${days[0]} in lowest terms is $${lineTex(pair[0])}$. In the equation of the note $${note[0]}$ belongs to $x$, $${note[1]}$ to $y$, and the right side is $${note[2]}$.`,
          ),
          ...ratioLines([pair[0], note]),
          earns(1, `So the pair has ${words[outcome]}: option (${letterOf(0, order)}).`),
        ],
      },
      {
        label: '(iii)',
        ask:
          last === 'prices'
            ? 'From the two days, find $x$ and $y$.'
            : `From the two days, find the money, in ₹, for ${counted(m, one)} and ${counted(n, other)}.`,
        rule:
          last === 'prices'
            ? { kind: 'pair', expected: solutionText(x, y), unit: '₹', aliases: { x: one, y: other } }
            : { kind: 'number', expected: `${m * x + n * y}`, unit: '₹' },
        steps: [
          line('first equation', says`From ${days[0]}: ${numbered(pair[0], 1)}`),
          line('second equation', says`From ${days[1]}: ${numbered(pair[1], 2)}`),
          ...eliminated(pair, [0.5, 0.5, 0.5]),
          last === 'prices'
            ? earns(
                0.5,
                says`So ${meaning.replace('$x$', `$${x}$`).replace('$y$', `$${y}$`)}: ${chain('x', `${x}`)}, ${chain('y', `${y}`)}`,
              )
            : earns(
                0.5,
                says`The money: ${chain(`${m}x + ${n}y`, `${m} \\times ${x} + ${n} \\times ${y}`, `${m * x + n * y}`)}, in ₹`,
              ),
        ],
      },
    ],
  }
}
