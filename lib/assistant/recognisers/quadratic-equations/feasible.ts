import { onlyAsks } from './only-asks'
import { phrase, told, type Phrase } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { compare, fraction, multiply, subtract } from '../../../maths/fraction'
import { agesAgo as agesSolution, type Given as Ages } from '../../../solutions/quadratic-equations/ages-ago'
import { feasible as solution, type Given } from '../../../solutions/quadratic-equations/feasible'
import { recogniser, type Found } from '../../recogniser'

/** Whether it can be is asked: "Is it possible?", "Can this be?" */
export function possible(question: Question): Pick<Phrase, 'taken'> | null {
  const isAsked = phrase(question, 'possible', 'can be|grove|he|she|park|pole', 'is there')
  const no = phrase(question, 'if not type? not? possible') ?? { taken: [] }
  return isAsked && { taken: [...isAsked.taken, ...no.taken] }
}

const order = [
  'if',
  'so',
  'yes',
  'older',
  'younger',
  'first',
  'possible',
  'present',
  'length',
  'breadth',
  'width',
  'age',
  'ages',
  'type',
]

function rectangle(question: Question): Found<Given> | null {
  const around = phrase(question, 'perimeter #s', '#s fencing|fence|wire')
  const area = phrase(question, 'area #p')
  const ask = possible(question)
  if (!around || !area || !ask || around.units.s !== 'm' || area.units.p !== 'm^2') return null
  const named = phrase(question, 'length breadth|width', 'dimensions|sides')
  return (
    named && {
      given: { kind: 'rectangle', sum: around.numbers.s, product: area.numbers.p },
      ...told(question, around, area, ask, named),
    }
  )
}

function ages(question: Question): Found<Given> | null {
  const sum = phrase(question, 'sum ages two? ~t #s')
  const product = phrase(question, 'product ages|age years? #p')
  const ask = possible(question)
  if (
    !sum ||
    !product ||
    !ask ||
    phrase(question, 'ago|after|later|before|hence') ||
    phrase(question, 'in|within #t years|year') ||
    factsOf(question, 'number').length !== 2
  )
    return null
  return {
    given: { kind: 'ages', sum: sum.numbers.s, product: product.numbers.p },
    ...told(question, sum, product, ask),
  }
}

export const feasible = recogniser<Given>({
  id: 'is-it-possible',
  solution,
  story: true,
  cues: ['possible', 'can'],
  words: [...order, 'sum', 'product', 'two', 'rectangle', 'area', 'perimeter'],
  examples: [
    'Is it possible to design a rectangular park of perimeter 80 m and area 400 m²? If so, find its length and breadth in metres; if not, type "not possible".',
    'is it possible to design a rectangular park of perimeter 80 m and area 375 m^2. if so find its length and breadth',
    'The sum of the ages of two friends is 50 years, and the product of their ages in years is 589. Is this situation possible? If so, give the older age, then the younger; if not, type "not possible".',
    'A farmer has 44 m of fencing for the boundary of a rectangular mango grove. Can the grove have an area of 134 m²? If so, find its length and breadth in metres.',
  ],
  refuses: [
    'Is it possible to design a rectangular mango grove whose length is twice its breadth, and the area is 800 m²? If so, find its length and breadth.',
    'Is it possible to design a rectangular park of perimeter 80 m and diagonal 30 m? If so, find its length and breadth.',
    'The sum of the ages of two friends is 20 years. Four years after, the product of their ages in years is 160. Is this situation possible?',
  ],
  read: (question) => rectangle(question) ?? ages(question),
  before: () => '',
})

const sums = ['sum ages two? ~t #s', '#s together', 'ages two? ~t sum #s'] as const
const products = [
  '#t ago product ages|age years? #p',
  'ages #t ago years? product #p',
  'product ages|age #t ago #p',
] as const

export const agesAgo = recogniser<Ages>({
  id: 'ages-some-years-ago',
  solution: agesSolution,
  story: true,
  cues: ['age', 'ages'],
  words: [...order, 'sum', 'two', 'together', 'years', 'old'],
  examples: [
    'The sum of the ages of two friends is 32 years. Two years ago, the product of their ages in years was 192. Is this situation possible? If so, give the present ages in years, the older first; if not, type "not possible".',
    'Is the following situation possible? If so, determine their present ages. The sum of the ages of two friends is 20 years. Four years ago, the product of their ages in years was 48.',
    'sum of ages of two friends is 20 years. 4 years ago product of their ages was 48. is this possible? if so find present ages',
    'sum of ages of two sisters is 26 yrs. 5 yrs ago product of their ages was 60. find their present ages',
    'Two cousins are 33 years old together. Their ages six years ago, in years, had the product 110. Can this be? If so, give the present ages in years, the older first.',
  ],
  refuses: [
    'The sum of the ages of two friends is 32 years. Two years ago, the product of their ages in years was 192. How old was the younger one then?',
    'The sum of the ages of two friends is 32 years. Two years ago, the sum of the squares of their ages in years was 400. Is this situation possible?',
    'The sum of the ages of two friends was 32 years. In two years, the product of their ages in years will be 192. Is this situation possible?',
  ],
  read: (question) => {
    const [sum, product, whether] = [phrase(question, ...sums), phrase(question, ...products), possible(question)]
    const ask =
      whether ??
      (sum &&
        product &&
        onlyAsks(question, [sum, product], ['ages', 'age', 'old'], ['present', 'both', 'each', 'they', 'now', 'years']))
    if (!sum || !product || !ask || !/^(?:year)?$/.test(sum.units.s)) return null
    const then = subtract(sum.numbers.s, multiply(fraction(2), product.numbers.t))
    const canBe = compare(multiply(then, then), multiply(fraction(4), product.numbers.p)) >= 0
    // where nobody asks whether it can be, numbers that do not fit are a slip
    if (!whether && !canBe) return null
    return {
      given: { sum: sum.numbers.s, ago: product.numbers.t, product: product.numbers.p },
      ...told(question, sum, product, ask),
    }
  },
  before: () => '',
})
