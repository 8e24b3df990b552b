import { asks } from '../../question/asks'
import { phrase, told, type Phrase } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { fixedTotal as solution, type Given } from '../../../solutions/quadratic-equations/fixed-total'
import { recogniser, type Found } from '../../recogniser'

type Taken = Pick<Phrase, 'taken'>

const dearer = [
  'price|cost * each|one? * #c more|higher|dearer',
  'each|one ~t? #c more|higher|dearer',
  '#c more|higher|dearer',
  'rise|increase #c * price',
  'price * up|increased|increases|raised #c',
] as const
const fewer = ['#f ~t? fewer|less|lesser', 'shrinks #f', 'fewer|less #f'] as const

/** The one number that is left: the total. */
function totalOf(question: Question, ...found: readonly Taken[]) {
  const rest = factsOf(question, 'number').filter((fact) => !found.some(({ taken }) => taken.includes(fact)))
  const [total, ...more] = rest
  return total && more.length === 0 && /^₹?$/.test(total.unit) ? total : null
}

const isMoney = (unit: string): boolean => unit === '₹' || unit === ''

/** "If each pen cost ₹5 more, there would be 12 fewer." */
function bought(question: Question): Found<Given> | null {
  const change = phrase(question, ...dearer)
  const less = phrase(question, ...fewer)
  const total = change && less && totalOf(question, change, less)
  if (!total || !isMoney(change.units.c) || less.units.f !== '' || change.numbers.c === less.numbers.f) return null
  if (change.units.c === '' && total.unit === '') return null
  const asked = asks(question, [change, less, { taken: [total] }], ['price', 'cost'], ['amount'])
  const named = phrase(question, 'price|cost one|each? ~t? before? rise?', 'one|each? ~t cost')
  return asked && named
    ? {
        given: { total: total.value, change: change.numbers.c, fewer: less.numbers.f, unknown: 'price' },
        ...told(question, change, less, { taken: [total] }, asked),
      }
    : null
}

const persons = ['#c more ~p', '#c more'] as const
const shares = [
  'each ~t? get|gets|pay|pays|receive|receives #f less|fewer|lesser',
  'each ~t? #f smaller|less',
  'each share #f smaller|less',
] as const

/** "With 5 more children each would get ₹27 less." */
function shared(question: Question): Found<Given> | null {
  if (!phrase(question, 'shared|divided|share|distributed * equally', 'equally')) return null
  const change = phrase(question, ...persons)
  const less = phrase(question, ...shares)
  const total = change && less && totalOf(question, change, less)
  if (!total || change.units.c !== '' || !isMoney(less.units.f)) return null
  if (less.units.f === '' && total.unit === '') return null
  const asked = asks(question, [change, less, { taken: [total] }], ['number', 'many'])
  return (
    asked && {
      given: { total: total.value, change: change.numbers.c, fewer: less.numbers.f, unknown: 'persons' },
      ...told(question, change, less, { taken: [total] }, asked),
    }
  )
}

export const fixedTotal = recogniser<Given>({
  id: 'fixed-total',
  solution,
  story: true,
  cues: ['price', 'cost', 'equally', 'fewer', 'dearer'],
  words: [
    'each',
    'one',
    'same',
    'all',
    'equal',
    'equally',
    'share',
    'shared',
    'divided',
    'number',
    'before',
    'rise',
    'sum',
    'club',
    'class',
    'centre',
  ],
  examples: [
    'A club spends ₹1800 on saplings of one price. If each sapling cost ₹5 more, the club would get 12 saplings fewer for the same money. Find the price of a sapling.',
    'a shopkeeper buys some books for rs 80. if each book cost rs 1 more he would get 4 books fewer for the same amount. find the price of each book',
    '₹810 is shared equally among some children. If there were 5 more children, each would get ₹27 less. Find the number of children.',
    'rs 6500 were divided equally among some persons. if there were 15 more persons each would get rs 30 less. find number of persons',
    'ek school buys pens for rs 1020 all of one price. if each pen cost rs 3 more they would get 9 pens fewer. price of one pen?',
  ],
  refuses: [
    'A club spends ₹1800 on saplings of one price. If each sapling cost ₹5 more, the club would get 12 saplings fewer for the same money. Find the number of saplings.',
    'A club spends ₹1800 on saplings of one price. If each sapling cost ₹5 less, the club would get 12 saplings more for the same money. Find the price of a sapling.',
    'A club spends ₹1800 on saplings of one price. If each sapling cost ₹5 more, the club would get 12 saplings fewer for ₹1500. Find the price of a sapling.',
    '₹810 is shared equally among some children. If there were 5 more children, each would get ₹27 less. How much does each get?',
  ],
  read: (question) => bought(question) ?? shared(question),
  before: () => '',
})
