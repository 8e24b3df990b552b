import { pairSaid as solution, type Given, type Said } from '../../../solutions/linear-equations/pair-said'
import type { Outcome } from '../../../solutions/linear-equations/pieces/ratio-test'
import type { Equation } from '../../../solutions/linear-equations/pieces/equation'
import type { Fact, Item } from '../../question/fact'
import { lettersNamed } from '../../question/pick'
import { phrase, told, type Phrase } from '../../question/phrase'
import { lineIn, rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { asksThem, pairWords } from './equations'

type Found = Pick<Phrase, 'taken'>

const ways: readonly (readonly [readonly Outcome[], readonly string[]])[] = [
  [['none'], ['no common? solution|point', 'not have|any solution', 'parallel', 'inconsistent', 'not consistent']],
  [
    ['infinite'],
    ['infinitely|infinite many? number? solution?', 'coincident', 'coincide|coinciding', 'same line', 'dependent'],
  ],
  [
    ['unique'],
    [
      'unique|exactly|only|just one|single? solution',
      'one solution',
      'intersect|intersecting|intersects|cross|meet at? exactly|only? one? point?',
      'unique',
    ],
  ],
  [
    ['unique', 'infinite'],
    ['consistent', 'not inconsistent'],
  ],
]

/** All that is said of how two lines lie, or how many solutions they have. */
function saidIn(question: Question): readonly { readonly is: readonly Outcome[]; readonly found: Found }[] {
  const taken = new Set<Item>()
  return ways.flatMap(([is, patterns]) =>
    patterns.flatMap((pattern) => {
      const found = phrase(question, pattern)
      const words = found?.taken.filter((item) => item.kind === 'word') ?? []
      if (!found || words.some((item) => taken.has(item))) return []
      words.forEach((item) => taken.add(item))
      return [{ is, found }]
    }),
  )
}

interface Read {
  readonly said: Said
  readonly used: readonly Fact[]
}

/** "a unique solution", "exactly two solutions", "intersecting at (−4, 7)" */
function optionIn(option: Question): (Read & { readonly words: Found }) | null {
  const counted = phrase(option, '#n solution')
  const isMany = counted !== null && counted.numbers.n.n !== counted.numbers.n.d
  const never = isMany ? counted : phrase(option, 'perpendicular', 'none of? these?|above?', 'two|three|many point')
  const points = factsOf(option, 'point')
  const [point, ...more] = points
  const all = saidIn(option)
  const outcomes = new Set(all.flatMap(({ is }) => (is.length === 1 ? is : [])))
  const [outcome, ...others] = outcomes
  const taken = { taken: [...all.flatMap(({ found }) => found.taken), ...(never?.taken ?? [])] }
  const used = told(option, taken).used
  if (never && !outcome && points.length === 0) return { said: { outcome: 'never' }, used, words: taken }
  if (!outcome || others.length + more.length > 0 || never) return null
  const [x, y] = point ? [rational(point.x), rational(point.y)] : []
  if (point && (!x || !y || outcome !== 'unique')) return null
  return {
    said: { outcome, ...(x && y && { at: [x, y] as const }) },
    used: [...used, ...points],
    words: taken,
  }
}

/** "one", "2", "none", where it is asked how many. */
function countIn({ apart }: Question): ReturnType<typeof optionIn> {
  const [only, ...more] = apart.filter((item) => item.kind !== 'mark')
  if (!only || more.length > 0 || (only.kind !== 'word' && only.kind !== 'number')) return null
  const text = only.kind === 'number' ? `${only.value.n}/${only.value.d}` : only.text
  const outcome = /^(?:one|1\/1)$/.test(text) ? 'unique' : /^(?:none|zero|0\/1)$/.test(text) ? 'none' : null
  if (outcome === null && !/^(?:two|three|[2-9]\/1)$/.test(text)) return null
  return {
    said: { outcome: outcome ?? 'never' },
    used: only.kind === 'number' ? [only] : [],
    words: { taken: [only] },
  }
}

function linesIn({ facts }: Question) {
  const found = facts.flatMap((fact): readonly { readonly fact: Fact; readonly line: Equation }[] => {
    const line = lineIn(fact)
    return line ? [{ fact, line }] : []
  })
  const [first, second, ...more] = found
  return first && second && more.length === 0 ? ([first, second] as const) : null
}

function askedIn(question: Question): { readonly asked: Given['asked']; readonly found: readonly Found[] } | null {
  const all = saidIn(question)
  if (question.words.includes('not') && !phrase(question, 'or|ya not')) return null
  const found = all.map((one) => one.found)
  const isOr = question.words.some((word) => /^(?:or|ya)$/.test(word))
  const [first, ...more] = all
  const counted = phrase(
    question,
    'how many common? solution',
    'how many common points|point',
    'how many points|point',
    'number solution',
    'kitne|kitni solution',
  )
  const lie = phrase(
    question,
    'what|which kind|type|nature|pair lines',
    'how lines',
    'nature lines|solution|pair',
    'lines which',
  )
  if (!first) {
    if (counted) return { asked: 'solutions', found: [counted] }
    return lie ? { asked: 'lines', found: [lie] } : null
  }
  const kinds = new Set(all.map(({ is }) => is.join(' ')))
  if (counted && kinds.size === 1) return null
  if (isOr && kinds.size > 1) {
    const isConsistency =
      all.every(({ is }) => is.includes('infinite') || is.includes('none')) && kinds.has('unique infinite')
    return { asked: isConsistency ? 'consistency' : 'lines', found }
  }
  if (more.length > 0 && kinds.size > 1) return null
  const isWhether =
    question.words.some((word) => /^(?:whether|check|kya|verify)$/.test(word)) ||
    /^(?:is|are|do|does|can|will|kya)$/.test(question.words[0] ?? '') ||
    phrase(question, 'or|ya not', 'true or false') !== null
  if (isWhether) return { asked: { whether: first.is }, found }
  const isShown = question.words.some((word) => /^(?:show|prove)$/.test(word)) && !isOr
  return isShown && !question.words.includes('not') ? { asked: { shown: first.is }, found } : null
}

const words = [
  ...pairWords,
  ...[
    'whether',
    'check',
    'or',
    'ya',
    'not',
    'lines',
    'line',
    'solution',
    'has',
    'have',
    'graph',
    'graphs',
    'graphically',
  ],
  ...[
    'represents',
    'represent',
    'represented',
    'said',
    'verify',
    'comparing',
    'ratio',
    'ratios',
    'coefficients',
    'true',
  ],
  ...[
    'false',
    'many',
    'number',
    'kya',
    'each',
    'other',
    'nature',
    'kind',
    'type',
    'correct',
    'option',
    'drawn',
    'solving',
  ],
  ...['show', 'prove', 'without', 'point', 'at', 'will', 'does', 'no', 'justify', 'reason', 'common'],
] as const

const ownOf = (question: Question, [first, second]: NonNullable<ReturnType<typeof linesIn>>): readonly Fact[] => [
  first.fact,
  second.fact,
  ...lettersNamed(question, 'x', 'y'),
]

/** Whatever is asked of how two known lines lie, in whatever words. */
export const pairSaid = recogniser<Given>({
  id: 'pair-said',
  solution,
  last: true,
  cues: ['#equation'],
  words,
  examples: [
    'do lines x-2y=0 aur 3x+4y-20=0 parallel hain kya',
    'Does the pair 2x + 3y = 5, 4x + 6y = 10 have a unique solution?',
    'y=0 and y=-6 how many solutions',
    'Prove that the pair 3x - 4y = 7 and 6x - 8y = 11 is inconsistent.',
    'Show that x + 3y = 5 and 4x + 12y = 20 have infinitely many solutions.',
  ],
  refuses: [
    'Does the pair 2x + 3y = 5, 4x + 6y = 10 have no unique solution and x > 3?',
    'Solve the pair 2x + 3y = 5, 4x + 6y = 11 without parallel lines.',
    'For which k does the pair 2x + 3y = 5, 4x + ky = 10 have a unique solution?',
    'Are the lines 2x + 3y = 5, 4x + 6y = 10 not parallel?',
    'Show that the lines 2x + 3y = 5, 4x + 6y = 11 are parallel and 2 units apart.',
    'Prove that the pair 2x + 3y = 5, 4x + ky = 10 has no solution.',
  ],
  read: (question) => {
    const lines = linesIn(question)
    const asked = question.options.length === 0 && !asksThem(question) ? askedIn(question) : null
    if (!lines || !asked) return null
    const stated = told(question, ...asked.found)
    return {
      given: { equations: [lines[0].line, lines[1].line], asked: asked.asked },
      used: [...ownOf(question, lines), ...stated.used],
      said: stated.said,
    }
  },
})

/** The same, with what may be true of them to choose from. */
export const pairOption = recogniser<Given>({
  id: 'which-is-true-of-a-pair',
  solution,
  chooses: true,
  last: true,
  cues: ['#equation'],
  words,
  examples: [
    'The pair of equations x = 3 and x = -5 has (a) no solution (b) one solution (c) infinite solutions',
    'How many solutions do the lines x = 2 and x = 9 have? (a) one (b) two (c) infinitely many (d) none',
    'The lines x - 2y = 3 and 3x - 6y = 8 are (a) intersecting at one point (b) coincident (c) parallel (d) perpendicular',
    'The pair of equations x = –4 and y = 7 graphically represents lines which are (A) parallel (B) intersecting at (7, –4) (C) intersecting at (–4, 7) (D) coincident',
  ],
  refuses: [
    'The pair of equations x = –4 and y = 7 represents lines which are (A) parallel (B) intersecting at the origin',
    'Which is false of 5x – 4y + 8 = 0 and 10x – 8y + 16 = 0? (a) a unique solution (b) no solution',
  ],
  read: (question) => {
    const lines = linesIn(question)
    const isCount = phrase(question, 'how many solution', 'many solution', 'number solution') !== null
    const read = question.options.flatMap((one) => (isCount ? countIn(one) : null) ?? optionIn(one) ?? [])
    const isOther = read.length < 2 || read.length !== question.options.length || saidIn(question).length > 0
    if (!lines || isOther || question.words.some((word) => /^(?:not|false|k)$/.test(word))) return null
    return {
      given: { equations: [lines[0].line, lines[1].line], asked: { options: read.map(({ said }) => said) } },
      used: [...ownOf(question, lines), ...read.flatMap(({ used }) => used)],
      said: read.flatMap((one) => one.words.taken.flatMap((item) => (item.kind === 'word' ? [item] : []))),
    }
  },
})
