import { template } from '../template'
import { fraction } from '../../maths'
import { ages as solution } from '../../solutions/linear-equations/ages'
import { timesWords } from '../../solutions/linear-equations/pieces/times-words'
import { solutionText, type Pair } from '../../solutions/linear-equations/pieces/line'
import { searchPairs } from './pieces/solved-story'
import { storySlips, wrongPair } from './pieces/usual-slips'

const people = [
  ['Jacob', 'his son'],
  ['Nuri', 'Sonu'],
  ['Meera', 'her daughter'],
  ['Imran', 'his nephew'],
  ['Gurpreet', 'her niece'],
] as const

const inWords = (n: number): string =>
  ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'][n - 2] ?? `$${n}$`
/** "his son" may be called "son" as well. */
const namesOf = (person: string): readonly string[] => [...new Set([person, person.replace(/^(?:his|her) /, '')])]
const years = (n: number): string => (n === 1 ? '$1$ year' : `$${n}$ years`)

/** (x + t) = k(y + t) as x − ky = (k − 1)t. */
const pairOf = (past: number, k: number, future: number, m: number): Pair => [
  [1, -k, -past * (k - 1)],
  [1, -m, future * (m - 1)],
]

/** E.g. "Five years ago Nuri was three times as old as Sonu. Ten years later she will be twice as old. Find their ages." */
export const ages = template({
  id: 'le-ages',
  topic: 'linear-equations',
  archetypes: ['le-word-ages'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) =>
    random.until(
      (source) => {
        const [y, past, future] = [source.integer(5, 35), source.integer(2, 10), source.integer(2, 12)]
        const k = source.integer(3, 7)
        const x = k * (y - past) + past
        return {
          x,
          y,
          past,
          future,
          k,
          m: (x + future) / (y + future),
          who: source.pick(people),
          stem: source.pick(['ago', 'was', 'back'] as const),
        }
      },
      ({ x, y, past, m, k }) =>
        Number.isInteger(m) && m >= 2 && m < k && y - past >= 2 && x - y >= 18 && x - y <= 42 && x <= 70,
    ),
  things: ({ x, y, who: [older] }) => [
    { name: `the age of ${older}`, size: x, least: 22, most: 75, unit: 'years' },
    { name: 'the age of the younger', size: y, least: 4, most: 35, unit: 'years' },
    { name: 'the difference of their ages in years', size: x - y, least: 18, most: 42 },
  ],
  given: ({ past, future, k, m }) => ({
    first: { years: fraction(-past), times: fraction(k) },
    second: { years: fraction(future), times: fraction(m) },
  }),
  solution,
  manner: ({ who: [older, younger] }) => ({ older, younger }),
  ask: ({ past, future, k, m, who: [older, younger], stem }) => ({
    question: `${
      {
        ago: `${inWords(past)} years ago, ${older} was ${timesWords(k)} as old as ${younger}. ${inWords(future)} years from now, ${older} will be ${timesWords(m)} as old as ${younger}.`,
        back: `In ${years(future)}, ${older} will be ${timesWords(m)} as old as ${younger}; ${years(past)} ago, ${older} was ${timesWords(k)} as old as ${younger}.`,
        was: `${older} was ${timesWords(k)} as old as ${younger} ${years(past)} ago, and will be ${timesWords(m)} as old as ${younger} after ${years(future)}.`,
      }[stem]
    } If ${older} is now $x$ years old and ${younger} $y$ years, find $x$ and $y$.`,
    rule: { kind: 'pair', unit: 'years', aliases: { x: namesOf(older), y: namesOf(younger) } },
    hints: [
      `What were the ages ${years(past)} ago, in terms of $x$ and $y$? Both are smaller by $${past}$.`,
      `After ${years(future)} both ages are greater by $${future}$.`,
      'The multiple belongs to the younger age: older age = multiple × younger age.',
    ],
    explanation:
      'Time passes for both: the same number of years is subtracted from, or added to, both ages before they are compared.',
  }),
  crossCheck: ({ past, future, k, m }) =>
    searchPairs(1, 120, (x, y) => x - past === k * (y - past) && x + future === m * (y + future)),
  slips: ({ x, y, past, future, k, m }) => {
    const [ago, later] = pairOf(past, k, future, m)
    const [both, bracket] = [
      'The same years pass for both: both ages change.',
      'Multiply the whole bracket by the multiple: both of its terms.',
    ]
    return storySlips(
      [ago, later],
      [
        {
          response: solutionText(x - past, y - past),
          note: 'Those are the ages in the past. Find the present ages.',
          step: 'last',
        },
        {
          response: solutionText(x + future, y + future),
          note: 'Those are the ages in the future. Find the present ages.',
          step: 'last',
        },
        ...wrongPair(
          [
            [1, -k, past],
            [1, -m, -future],
          ],
          both,
          'first equation',
        ),
        ...wrongPair([[1, -k, 0], later], bracket, 'first equation'),
        ...wrongPair([ago, [1, -m, 0]], bracket, 'second equation'),
      ],
    )
  },
})
