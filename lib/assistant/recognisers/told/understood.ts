import { Parser, type Domain } from './parser'
import { hindi, tokensOf } from './tokens'
import { isFact } from '../../question/fact'
import type { Question } from '../../question/question'
import { minus, texOf, unknown, type Expression } from '../../../solutions/told/expression'
import { answersOf, type Asked, type Given, type Limit, type Statement } from '../../../solutions/told/told'
import type { Found } from '../../recogniser'

/** What a story is about, with what goes without saying. */
export interface Story {
  /** Words of its own, which a token keeps. */
  readonly words: ReadonlySet<string>
  readonly dropped?: ReadonlySet<string>
  /** A word by another name: 'P0' for the person whom the story names first. */
  readonly rename?: (word: string) => string | null
  readonly domain: Omit<Domain, 'isHindi'>
  /** What a statement comes to once all of it is read; null where it cannot be meant. */
  readonly finish?: (statement: Statement) => Statement | null
  readonly finishAsked?: (value: Expression) => Expression
  /** What x, y and z stand for. */
  readonly unknowns: readonly string[]
  /** What is true of all such stories: the angles of a triangle. */
  readonly known?: readonly Statement[]
  readonly limits: readonly Limit[]
  /** What "find them" asks. */
  readonly all: readonly Asked[]
  readonly alike?: true
  /** Without a word that asks all is asked: "divide 27 into two parts ...". */
  readonly asksAll?: true
}

const sides = ({ statements, asked }: Pick<Given, 'statements' | 'asked'>): string =>
  [
    ...statements.map(({ left, right }) => `${texOf(left)} = ${texOf(right)}`),
    '?',
    ...asked.map(({ value }) => texOf(value)),
  ].join('; ')

const lettersIn = (of: Expression): string =>
  of.kind === 'number'
    ? ''
    : of.kind === 'unknown'
      ? of.letter
      : [...new Set(lettersIn(of.left) + lettersIn(of.right))].join('')

const swapped = (of: Expression): Expression => {
  if (of.kind === 'number') return of
  if (of.kind === 'unknown') return unknown(of.letter === 'x' ? 'y' : 'x')
  const left = swapped(of.left)
  return { ...of, left, right: of.left === of.right ? left : swapped(of.right) }
}

/** The same story with x and y called the other way round. */
export const turnedRound = (given: Given): Given => ({
  ...given,
  unknowns: given.unknowns.toReversed(),
  statements: given.statements.map(({ left, right }) => ({ left: swapped(left), right: swapped(right) })),
  limits: given.limits.map((limit) => ({ ...limit, of: swapped(limit.of) })),
  asked: given.asked.map((asked) => ({ ...asked, value: swapped(asked.value) })),
})

/** The differences "x - y" taken the other way round, in one or more places. */
function turnedIn(of: Expression): readonly Expression[] {
  if (of.kind !== 'joined') return [of]
  const isGap = of.by === '-' && lettersIn(of.left) === 'x' && texOf(swapped(of.left)) === texOf(of.right)
  const all = turnedIn(of.left).flatMap((left) => turnedIn(of.right).map((right) => ({ ...of, left, right })))
  return isGap ? [of, minus(of.right, of.left)] : all
}

const isOne = (one: Asked, other: Asked): boolean =>
  texOf(one.value) === texOf(other.value) && one.below === other.below && one.unit === other.unit

const isFirst = (one: Asked, at: number, all: readonly Asked[]): boolean =>
  all.findIndex((other) => isOne(one, other)) === at

const holdsZ = (of: Expression): boolean =>
  of.kind === 'unknown' ? of.letter === 'z' : of.kind === 'joined' && (holdsZ(of.left) || holdsZ(of.right))

/** "Is it possible?", "can there be such a park?" */
const isWhether = ({ words }: Question): boolean =>
  words.some((word) => /^(?:possible|sakt[aie])$/.test(word)) || words[0] === 'can'

/**
 * What a question of such a story gives, read in the one way in which it has an answer; null where there is none, or more.
 * `isForm`: its equations are asked, which may have none.
 */
export function understood(
  question: Question,
  story: Story,
  asTyped: Question = question,
  isForm = false,
): Found<Given> | null {
  const tokens = tokensOf(question, story.words, story.dropped, story.rename)
  if (!tokens || tokens.length > 90) return null
  const isHindi = question.words.some((word) => hindi.has(word))
  const parser = new Parser(tokens, { ...story.domain, isHindi })
  const isAsked = tokens.some(({ text }) => text === 'FIND')
  const givens = parser
    .clauses()
    .filter(([, end]) => end === tokens.length)
    .flatMap(([{ statements, asked }]): readonly Given[] => {
      if (asked.length === 0 && !story.asksAll && isAsked) return []
      const { finish = (one: Statement) => one, finishAsked = (one: Expression) => one } = story
      const finished = statements.flatMap((one) => finish(one) ?? [])
      if (finished.length < statements.length) return []
      const wanted = (asked.length === 0 ? (['all'] as const) : asked).flatMap((one) =>
        one === 'all' ? story.all : [{ ...one, value: finishAsked(one.value) }],
      )
      // the third of a triangle's sides may be nowhere
      const isTwo =
        story.unknowns.length === 3 &&
        finished.length === 2 &&
        ![...finished.flatMap(({ left, right }) => [left, right]), ...wanted.map(({ value }) => value)].some(holdsZ)
      const given = {
        unknowns: isTwo ? story.unknowns.slice(0, 2) : story.unknowns,
        statements: isTwo ? finished : [...finished, ...(story.known ?? [])],
        ...(isWhether(question) && { whether: true as const }),
        limits: isTwo ? story.limits.filter(({ of }) => !holdsZ(of)) : story.limits,
        asked: wanted,
        ...(story.alike && { alike: story.alike }),
      }
      return given.statements.length === given.unknowns.length ? [given] : []
    })
  const different = givens.filter((one, at) => givens.findIndex((other) => sides(other) === sides(one)) === at)
  const all = different.flatMap((given) => waysRound(given, story))
  // a difference is the larger less the smaller: of numbers above 0, where such fit
  const above = all.filter(({ answers }) => !answers.includes('-'))
  const answered = above.length > 0 && all.length > 1 ? above : all
  const [told, ...others] = isForm && all.length === 0 ? different : []
  const alone = told && others.length === 0 ? [{ given: told, answers: '' }] : []
  const [first, ...more] = answered.length > 0 ? answered : alone
  if (!first || more.some(({ answers }) => answers !== first.answers)) return null
  return {
    // asked twice in other words: "find the number. How many such numbers are there?"
    given: { ...first.given, asked: first.given.asked.filter(isFirst) },
    used: asTyped.facts.filter(isFact),
    said: asTyped.items.filter((item) => item.kind === 'word'),
  }
}

/** The given with its differences as they are told, or turned, where no word says which of the two is larger. */
function waysRound(given: Given, story: Story): readonly { readonly given: Given; readonly answers: string }[] {
  const ways = given.statements.reduce<readonly (readonly Statement[])[]>(
    (all, statement) =>
      all.flatMap((before) => turnedIn(statement.left).map((left) => [...before, { ...statement, left }])),
    [[]],
  )
  return ways.flatMap((statements) => {
    const one = { ...given, statements }
    const answers = answersOf(one)
    // of two that are alike the one may be called the other
    const inOrder = (each: readonly string[]) => (story.alike ? each.toSorted() : each).join(', ')
    return answers ? [{ given: one, answers: answers.map(inOrder).toSorted().join(' or ') }] : []
  })
}

export const x = unknown('x')
export const y = unknown('y')
export const z = unknown('z')
