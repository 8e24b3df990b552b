import { asks } from '../../question/asks'
import { phrase, told, type Phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import { ageProduct as solution } from '../../../solutions/quadratic-equations/age-product'
import { number, plus, times } from '../../../solutions/told/expression'
import type { Given } from '../../../solutions/told/told'
import type { Item } from '../../question/fact'
import { isFree } from '../../question/meanings'
import { recogniser, type Found } from '../../recogniser'
import { only } from '../told/story-of'
import { x } from '../told/understood'

const products = [
  'product ages years? #t now|later|hence|after #p',
  'after|in #t years? product ages|age years? #p',
  '#t later|hence years? product ages|age years? #p',
  'product ages|age years? after #t #p',
] as const

const elders = ['~a #g older|elder ~b'] as const
const juniors = ['~a #g younger ~b'] as const

/** Whether the age that is asked is that of the younger one: the name in the question is his or hers. */
function youngerAsked(question: Question, found: Pick<Phrase, 'taken'>, younger: string, older: string): boolean {
  const asked = phrase(question, 'find|what ~c present? age', 'old ~c now?', '~c present? age')
  const words = asked?.nouns.c.split(' ') ?? []
  const isIn = (name: string) => name.split(' ').some((word) => words.includes(word))
  return found.taken.length > 0 && isIn(younger) && !isIn(older)
}

function agesTold(question: Question) {
  const product = phrase(question, ...products)
  const [elder, junior] = [phrase(question, ...elders), phrase(question, ...juniors)]
  const gap = elder ?? junior
  return product && gap && !(elder && junior) ? { product, gap, elder, junior } : null
}

/** The same as a story of which the equation is asked: x is the age of the younger one. */
export function agesMultiplied(question: Question): Found<Given> | null {
  const found = agesTold(question)
  if (!found) return null
  const { product, gap } = found
  const taken = new Set([...product.taken, ...gap.taken])
  const isKnown = (item: Item) =>
    taken.has(item) ||
    (item.kind === 'word'
      ? isFree(item.text) || /^(?:present|now|years?|ages?)$/.test(item.text)
      : item.kind === 'mark')
  if (!question.apart.every(isKnown)) return null
  const later = number(product.numbers.t)
  return only(question, [
    {
      unknowns: ['the younger one'],
      statements: [
        {
          left: times(plus(x, later), plus(plus(x, number(gap.numbers.g)), later)),
          right: number(product.numbers.p),
        },
      ],
      limits: [{ of: x, is: 'positive' }],
      asked: [{ name: 'the younger one', value: x }],
    },
  ])
}

export const ageProduct = recogniser({
  id: 'product-of-ages',
  solution,
  story: true,
  cues: ['age', 'ages'],
  words: ['now', 'present', 'years'],
  examples: [
    "Rohan's mother is 25 years older than him. The product of their ages (in years) 8 years from now will be 1326. Find Rohan's present age.",
    'Farida is 31 years younger than her father. After 6 years the product of their ages, in years, will be 816. How old is Farida now?',
    'A man is 24 years older than his son. The product of their ages 3 years from now will be 640. Find their present ages.',
  ],
  refuses: [
    "Rohan's mother is 25 years older than him. The sum of their ages 8 years from now will be 67. Find Rohan's present age.",
    "Joseph is 26 years younger than his uncle. The product of their ages 4 years ago was 360. Find Joseph's present age.",
    "Joseph is 26 years younger than his uncle. The product of their ages 4 years from now will be 360. Find his uncle's present age.",
  ],
  read: (question) => {
    const told_ = agesTold(question)
    if (!told_) return null
    const { product, gap, elder, junior } = told_
    // "Rohan's mother is older than him": Rohan is the younger one
    const first = gap.nouns.a.split(' ')
    const younger = junior ? gap.nouns.a : /^(?:him|her|he|she)$/.test(gap.nouns.b) ? (first[0] ?? '') : gap.nouns.b
    const older = junior ? gap.nouns.b : first.slice(1).join(' ') || gap.nouns.a
    const asked = asks(question, [product, gap], ['age', 'ages', 'old'])
    if (!asked) return null
    const isBoth = asked.taken.some((item) => item.kind === 'word' && item.text === 'ages')
    if (!isBoth && !youngerAsked(question, asked, younger, older)) return null
    return {
      given: {
        older: gap.numbers.g,
        later: product.numbers.t,
        product: product.numbers.p,
        ...(isBoth && { both: elder ? ('older first' as const) : ('younger first' as const) }),
      },
      ...told(question, product, gap, asked),
    }
  },
  before: ({ both }) => (both ? 'Ages in years: ' : 'Age in years: '),
})
