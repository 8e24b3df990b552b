import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { bothAsked } from './unknowns'
import { incomeSavings as solution, type Given } from '../../../solutions/linear-equations/income-savings'
import { recogniser } from '../../recogniser'

const income = 'earn|earns|incomes|income|salaries|salary|earnings|money|pocket'
const expense = 'expenditures|expenditure|expenses|spendings|spending|spent|spend|kharcha'
const ratios = [
  `${income} two? ratio? @i:ratio ratio? ${expense} ratio? @e:ratio`,
  `ratio ${income} two? @i:ratio ratio ${expense} @e:ratio`,
  `${income} @p:letter @q:letter ratio? @i:ratio ratio? ${expense} ratio? @e:ratio`,
  `${income} a @q:letter ratio? @i:ratio ratio? ${expense} ratio? @e:ratio`,
] as const
const savings = [
  'each saves|save|saving|savings #s',
  'savings|saving each #s',
  'each #s left',
  'each put|puts #s savings',
  'each manages save #s',
  'both save|saves #s',
  'they save|saves #s each',
  'both|dono #s bachate|bachati',
] as const

const isIncome = /^(?:incomes?|salar(?:y|ies)|earns?)$/
const asked = [
  'income',
  'incomes',
  'salary',
  'salaries',
  'earn',
  'earns',
  'monthly',
  'month',
  'per',
  'their',
  'each',
  'both',
  'them',
  'much',
  'original',
]

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

/** "Asha and Bina": the words on both sides of "and"; where there are no names, "the first" and "the second". */
function namesIn(question: Question): readonly [string, string] {
  const words = question.apart.flatMap((item) => (item.kind === 'word' || item.kind === 'mark' ? [item.text] : ['#']))
  const text = ` ${words.join(' ')} `
  const found =
    / (?:sisters|brothers|friends|persons|people) , ([a-z]{3,}) and ([a-z]{3,}) /.exec(text) ??
    / (?:month|\.|^) ([a-z]{3,}) and ([a-z]{3,}) each /.exec(text) ??
    /^ ([a-z]{3,}) and ([a-z]{3,}) each /.exec(text) ??
    / (?:incomes|income|salaries) of ([a-z]{3,}) and ([a-z]{3,}) /.exec(text)
  const [, one, other] = found ?? []
  return one !== undefined && other !== undefined && one !== 'the'
    ? [capital(one), capital(other)]
    : ['first', 'second']
}

export const incomeSavings = recogniser<Given>({
  id: 'incomes-from-savings',
  solution,
  story: true,
  cues: ['income', 'incomes', 'salaries', 'money', 'earnings'],
  words: ['per', 'every', 'ratio', 'each', 'two', 'both', 'their', 'monthly'],
  examples: [
    'The monthly incomes of two sisters, Asha and Bina, are in the ratio 8 : 5 and their expenditures in the ratio 5 : 3. Each of them saves ₹3000 a month. Find their monthly incomes.',
    'The ratio of incomes of two persons is 9 : 7 and the ratio of their expenditures is 4 : 3. If each of them manages to save ₹2000 per month, find their monthly incomes.',
    'incomes of A and B are in ratio 5:4 and expenditures in ratio 7:5, each saves rs 3000 per month. find their monthly incomes',
    'incomes of ravi and mohan are in ratio 5:4 and their expenses in ratio 7:5. each saves 9000 rs. find their incomes',
  ],
  refuses: [
    'The monthly incomes of two sisters, Asha and Bina, are in the ratio 8 : 5 and their expenditures in the ratio 5 : 3. Each of them saves ₹3000 a month. Find their expenditures.',
    'The monthly incomes of two sisters, Asha and Bina, are in the ratio 8 : 5 and their expenditures in the ratio 5 : 3. Asha saves ₹3000 a month. Find their incomes.',
    'The monthly incomes of two sisters, Asha and Bina, are in the ratio 8 : 5 and their expenditures in the ratio 5 : 3. Each of them saves ₹3000 a month. Find the difference of their incomes.',
    'The monthly incomes of two sisters, Asha and Bina, are in the ratio 8 : 5 and their savings in the ratio 5 : 3. Each of them spends ₹3000 a month. Find their incomes.',
  ],
  read: (question) => {
    const found = phrase(question, ...ratios)
    const saved = phrase(question, ...savings)
    if (!found || !saved) return null
    const [p, q, ...others] = found.facts.i.terms
    const [r, s, ...more] = found.facts.e.terms
    if (!p || !q || !r || !s || others.length + more.length > 0 || !/^₹?$/.test(saved.units.s)) return null
    const ask = bothAsked(question, [found, saved], asked)
    if (!ask?.taken.some((item) => item.kind === 'word' && isIncome.test(item.text))) return null
    return {
      given: { incomes: [p, q], expenses: [r, s], saved: saved.numbers.s, names: namesIn(question) },
      ...told(question, found, saved, ask),
    }
  },
  before: () => '',
})
