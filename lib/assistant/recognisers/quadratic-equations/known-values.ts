import { quadraticWords } from './words'
import { pairWords } from '../linear-equations/equations'
import type { Fact } from '../../question/fact'
import { expanded, rational, valueOf } from '../../question/polynomial'
import { phrase } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { toTex, zero, type Fraction } from '../../../maths/fraction'
import { constant, letter, lettersOf, multiply, newBudget, type Sum } from '../../../maths/sum'
import { knownValues as solution, type Given, type Linear } from '../../../solutions/quadratic-equations/known-values'
import { linearIn, substituted } from '../../../solutions/told/system'
import { recogniser, type Found } from '../../recogniser'

type Values = readonly (readonly [name: string, value: Fraction])[]

interface Known {
  readonly all: readonly Values[]
  readonly used: readonly Fact[]
}

/** "3 is a root", "roots are 2 and 3": a number beside such a word. */
function isToldRoot({ items }: Question, fact: Fact): boolean {
  const at = items.indexOf(fact)
  return items
    .slice(Math.max(0, at - 6), at + 6)
    .some((item) => item.kind === 'word' && /^(?:roots|zeroes|solution|satisf\w+)$/.test(item.text))
}

const otherwise = /^(?:differ|differs|ratio|exceed|exceeds|apart|add|adds)$/

/** The roots or the solution that are told: "3", "x = 3", "(3, -2)", "x = 3, y = -2". */
function knownIn(question: Question): Known | null {
  const points = factsOf(question, 'point')
  const named = (name: string) =>
    factsOf(question, 'equation').flatMap((fact) => {
      const value = valueOf(fact, name)
      return value ? [{ fact, value }] : []
    })
  const [xs, ys] = [named('x'), named('y')]
  const numbers = factsOf(question, 'number')
  if (!numbers.every((fact) => fact.unit === '' && isToldRoot(question, fact))) return null
  const [point] = points
  const place = point && [rational(point.x), rational(point.y)]
  if (place && points.length === 1 && xs.length + ys.length + numbers.length === 0) {
    const [x, y] = place
    return x && y
      ? {
          all: [
            [
              ['x', x],
              ['y', y],
            ],
          ],
          used: points,
        }
      : null
  }
  const [x, ...more] = xs
  const [y, ...others] = ys
  if (points.length > 0) return null
  if (x && y)
    return more.length + others.length + numbers.length === 0
      ? {
          all: [
            [
              ['x', x.value],
              ['y', y.value],
            ],
          ],
          used: [x.fact, y.fact],
        }
      : null
  const [row, ...rows] = factsOf(question, 'list').filter(({ open, end }) => !open && end === null)
  const inRow = row && rows.length === 0 && isToldRoot(question, row) ? row.items.map((node) => rational(node)) : []
  const roots = [
    ...numbers.map((fact) => ({ fact, value: fact.value })),
    ...xs,
    ...inRow.flatMap((value) => (row && value ? [{ fact: row, value }] : [])),
  ]
  return y || roots.length === 0
    ? null
    : { all: roots.map(({ value }) => [['x', value]]), used: roots.map(({ fact }) => fact) }
}

function linear(sum: Sum, letters: readonly string[]): Linear | null {
  const terms = linearIn(sum, letters)
  return terms && { of: letters.map((name) => terms.get(name) ?? zero), constant: terms.get('') ?? zero }
}

const put = (sum: Sum, values: Values): Sum =>
  values.reduce((so, [name, value]) => substituted(so, name, constant(value)), sum)

/** What is made of the letters and asked: "pq", "p + q". */
function madeIn(question: Question, letters: readonly string[]) {
  const facts: readonly { readonly fact: Fact | null; readonly sum: Sum }[] = question.facts.flatMap((fact) => {
    if (fact.kind !== 'formula') return []
    const sum = expanded(fact)
    const own = sum && [...lettersOf(sum)]
    return sum && own && own.length > 0 && own.every((name) => letters.includes(name)) ? [{ fact, sum }] : []
  })
  // "find pq"
  const [word] = question.words.filter(
    (one) => one.length === 2 && letters.length === 2 && [...one].every((name) => letters.includes(name)),
  )
  const [p, q] = [...(word ?? '')]
  if (p === undefined || q === undefined || p === q) return facts
  return [...facts, { fact: null, sum: multiply(letter(p), letter(q), newBudget()) }]
}

/** Whether the letters are asked one by one. */
const isAsked = (question: Question, letters: readonly string[], made: boolean): boolean => {
  const names = new Set(factsOf(question, 'letter').map(({ name }) => name))
  return letters.some((name) => names.has(name) || (!made && name === 'a' && question.words.includes('a')))
}

const telling = /^(?:roots|solution|zeroes|satisf(?:y|ies|ied|ying)|common|intersect|meet|pass|passes|lies|point)$/

function read(question: Question): Found<Given> | null {
  const known = knownIn(question)
  if (
    !known ||
    !question.words.some((word) => telling.test(word)) ||
    question.words.some((word) => otherwise.test(word))
  )
    return null
  const equations = factsOf(question, 'equation').filter((fact) => !known.used.includes(fact))
  const sums = equations.flatMap((fact) => expanded(fact) ?? [])
  const own = new Set(known.all.flatMap((values) => values.map(([name]) => name)))
  const letters = [...new Set(sums.flatMap((sum) => [...lettersOf(sum)]))].filter((name) => !own.has(name)).toSorted()
  if (
    sums.length !== equations.length ||
    sums.length > 2 ||
    letters.length === 0 ||
    letters.length > 2 ||
    letters.some((name) => /^[xyπ]$/.test(name))
  )
    return null
  const isCommon = question.words.some((word) => /^(?:common|both|each|also)$/.test(word)) || own.has('y')
  if (sums.length === 2 && known.all.length === 1 && !isCommon) return null
  if (sums.length === 2 && known.all.length > 2) return null
  const inOrder = sums.length === 2 && known.all.length === 2
  if (inOrder && question.words.includes('common')) return null
  const all = sums.flatMap((sum, at) =>
    known.all.flatMap((values, index) => (inOrder && at !== index ? [] : [{ values, sum: put(sum, values) }])),
  )
  const puts = all.flatMap(({ values, sum }) => {
    const says = linear(sum, letters)
    return says
      ? [{ from: `Putting $${values.map(([name, value]) => `${name} = ${toTex(value)}`).join(',\\ ')}$`, says }]
      : []
  })
  if (puts.length !== all.length || puts.length !== letters.length) return null
  const made = madeIn(question, letters)
  if (made.length > 1) return null
  const isOther = question.words.includes('other') || question.words.includes('second')
  const [sum] = sums
  const [root] = known.all[0] ?? []
  const other =
    isOther && sum && root && sums.length === 1 && known.all.length === 1 ? otherIn(sum, letters, root[1]) : null
  if (isOther && !other) return null
  const [one] = made
  const named = isAsked(question, letters, one !== undefined)
  // "the other root q"
  const called = other ? phrase(question, 'other|second roots @q:letter')?.facts.q : undefined
  const used = factsOf(question, 'letter').filter(
    (fact) => letters.includes(fact.name) || fact.name === 'x' || fact.name === 'y' || fact === called,
  )
  return {
    given: {
      letters,
      puts,
      isNamed: named || (!one && !other),
      ...(one && { made: { tex: texOf(one.sum), sum: one.sum } }),
      ...(other && { other }),
    },
    used: [...known.used, ...equations, ...used, ...made.flatMap(({ fact }) => fact ?? [])],
  }
}

/** The first and the last coefficient of a quadratic, in the letters. */
function otherIn(sum: Sum, letters: readonly string[], known: Fraction): Given['other'] | null {
  const part = (power: number): Sum =>
    new Map(
      [...sum].flatMap(([key, term]) => {
        const own = term.powers.find(([name]) => name === 'x')?.[1] ?? 0
        return own === power ? [[key, { ...term, powers: term.powers.filter(([name]) => name !== 'x') }] as const] : []
      }),
    )
  const [lead, last] = [linear(part(2), letters), linear(part(0), letters)]
  return lead && last && part(3).size === 0 ? { lead, last, known } : null
}

const texOf = (sum: Sum): string => (sum.size === 1 ? [...lettersOf(sum)].join('') : '\text{the value}')

export const knownValues = recogniser<Given>({
  id: 'known-values',
  solution,
  last: true,
  cues: [
    'roots',
    'common',
    'solution',
    'satisfies',
    'satisfy',
    'zeroes',
    'pass',
    'passes',
    'intersect',
    'meet',
    'point',
  ],
  words: [
    ...quadraticWords,
    ...pairWords,
    ...'roots solution zeroes satisfy satisfies common both each also other second has have one given lines line point intersect meet pass passes through lies respectively hence constants real'.split(
      ' ',
    ),
  ],
  examples: [
    '3 is a root of 2x^2+kx-15=0. find k and the other root',
    'If x = 1/2 and x = -4 are both roots of ax² + 7x + b = 0, find a and b.',
    'x=2 is common root of x^2+px-10=0 and 2x^2+qx-6=0. find pq',
    'x equals 3 and y equals 1 is the solution of 3 x plus p y equals 4 and q x minus 2 y equals 10 find p and q',
  ],
  refuses: [
    'If 2 is a root of x² + px - 10 = 0 and the equation x² + px + k = 0 has equal roots, find k.',
    'If the roots of x² + px - 10 = 0 differ by 3, find p.',
    'If x = 2 is not a root of x² + px - 10 = 0, find p.',
  ],
  read,
})
