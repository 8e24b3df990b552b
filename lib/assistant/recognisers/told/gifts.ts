import { asksOnly } from './asks-only'
import { has } from './has'
import type { Parser, Ways } from './parser'
import { understood, x, y, type Story } from './understood'
import { type Item, textOf } from '../../question/fact'
import { isFree, isNoun } from '../../question/meanings'
import type { Question } from '../../question/question'
import { fillers } from '../../question/words'
import type { Found } from '../../recogniser'
import { minus, plus, type Expression } from '../../../solutions/told/expression'
import type { Given, Statement } from '../../../solutions/told/told'

const giving = new Set('give gives gave giving given de deta deti dete transfers transfer'.split(' '))
const having = new Set('has have had'.split(' '))
const noNames = new Set('paas jate jata kuch equal some then marbles kanche total'.split(' '))

/** The two who give: names that are said more than once, and do not stand behind a number as what is given does. */
function namesIn({ apart }: Question): readonly [string, string] | null {
  const isGood = (word: string) => apart.some((item, at) => item.kind === 'number' && textOf(apart[at + 1]) === word)
  const isName = (word: string) =>
    word.length > 2 && isNoun(word) && isFree(word) && !fillers.has(word) && !noNames.has(word) && !giving.has(word)
  const all = apart.map(textOf).filter((word) => isName(word) && !having.has(word) && !isGood(word))
  const said = (times: number) =>
    [...new Set(all)].filter((word) => all.filter((other) => other === word).length > times)
  const [first, second, ...more] = said(2).length === 2 ? said(2) : said(1)
  return first && second && more.length === 0 ? [first, second] : null
}

/** "he has three times as many as she has left": she who has some left gave, and of two the one who is not named. */
function withoutPronouns(question: Question, names: readonly [string, string]): Question {
  const isName = (item: Item) => names.includes(textOf(item))
  const isPronoun = (item: Item) => /^(?:he|she)$/.test(textOf(item))
  const sentences = question.apart.reduce<Item[][]>(
    (so, item) => {
      so.at(-1)?.push(item)
      if (item.kind === 'mark' && item.text === '.') so.push([])
      return so
    },
    [[]],
  )
  const apart = sentences.flatMap((items): readonly Item[] => {
    const [giver, taker] = items.filter(isName).map(textOf)
    const gift = items.findIndex((item) => giving.has(textOf(item)))
    const from = items.findIndex((item, at) => at > gift && textOf(item) === taker) + 1
    const rest = items.slice(from)
    const [one, other, ...more] = rest.filter(isPronoun)
    if (gift < 0 || from === 0 || !giver || !taker || !one || more.length > 0) return items
    const left = rest.findIndex((item) => textOf(item) === 'left')
    const named = rest.filter(isName).map(textOf)
    const meant = (first: string, second: string): readonly Item[] => [
      ...items.slice(0, from),
      ...rest
        .filter((_, at) => at !== left)
        .map((item): Item =>
          item === one ? { kind: 'word', text: first } : item === other ? { kind: 'word', text: second } : item,
        ),
    ]
    if (other && textOf(one) !== textOf(other) && left > rest.indexOf(other) && named.length === 0)
      return meant(taker, giver)
    const [only] = named
    return !other && only !== undefined && named.length === 1 && left < 0
      ? meant(only === giver ? taker : giver, '')
      : items
  })
  return { ...question, apart }
}

/** "as many as" compares as "as" alone does; who has is equal to what he has. */
const plain = ({ apart, ...rest }: Question): Question => ({
  ...rest,
  apart: apart.flatMap((item, at): readonly Item[] => {
    const text = textOf(item)
    if (/^(?:many|much)$/.test(text) && textOf(apart[at - 1]) === 'as') return []
    return [item]
  }),
})

const person = (parser: Parser, at: number): Expression | null =>
  parser.is(at, 'P0') ? x : parser.is(at, 'P1') ? y : null

/** Who gives how many to whom. */
interface Gift {
  readonly from: Expression
  readonly n: Expression
}

function gift(parser: Parser, at: number): Ways<Gift> {
  const from = person(parser, at)
  if (!from) return []
  const verb = parser.skip(at + 1, 'GIVE')
  const isLed = verb > at + 1
  const reads = (numberAt: number, toAt: number, end: number): Ways<Gift> => {
    const [n] = parser.number(numberAt)
    const to = person(parser, toAt)
    return n && to && to !== from ? [[{ from, n: n[0] }, end]] : []
  }
  if (isLed) return [...reads(verb, verb + 1, verb + 2), ...reads(verb + 1, verb, verb + 2)]
  const last = parser.skip(at + 3, 'GIVE')
  return last > at + 3 ? [...reads(at + 2, at + 1, last), ...reads(at + 1, at + 2, last)] : []
}

const shifted = (of: Expression, { from, n }: Gift): Expression => {
  if (of.kind === 'number') return of
  if (of.kind === 'unknown') return of.letter === (from === x ? 'x' : 'y') ? minus(of, n) : plus(of, n)
  return { ...of, left: shifted(of.left, { from, n }), right: shifted(of.right, { from, n }) }
}

/** "Both have as many", "they have the same number" */
function asMany(parser: Parser, at: number): Ways<readonly Statement[]> {
  const from = parser.skip(at, 'ALL', 'IS', 'P0', 'P1', 'AND')
  return parser.is(from, 'EQ') ? [[[{ left: x, right: y }], parser.skip(from + 1, 'IS', 'ALL')]] : []
}

function storyOf(names: readonly [string, string]): Story {
  const title = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  const all = [x, y].map((value, at) => ({ name: `what ${title(names[at] ?? '')} has`, value, unit: '' }))
  return {
    words: new Set(['P0', 'P1', 'GIVE', 'EQ']),
    dropped: new Set(['instead', 'respectively', 'number', 'also']),
    rename: (word) => {
      if (names.includes(word)) return `P${names.indexOf(word)}`
      if (giving.has(word)) return 'GIVE'
      if (having.has(word)) return 'is'
      return /^(?:equal|same|barabar)$/.test(word) ? 'EQ' : word === 'they' ? 'both' : null
    },
    domain: {
      atom: (parser, at): Ways<Expression> => {
        const who = person(parser, at)
        return who ? [[who, at + 1]] : []
      },
      both: () => [],
      statement: (parser, at) => [
        // "Aman and Bilal have some marbles"
        ...(parser.is(at, 'P0') && parser.is(at + 1, 'AND') && parser.is(at + 2, 'P1') && parser.is(at + 3, 'IS', 'SEP')
          ? ([[[], parser.skip(at + 3, 'IS')]] as const)
          : []),
        ...gift(parser, at).flatMap(([given, next]) => {
          const from = parser.skip(next, 'SEP', 'AND')
          return [...asMany(parser, from), ...parser.statement(from)].map(
            ([statements, end]) =>
              [
                statements.map(({ left, right }) => ({ left: shifted(left, given), right: shifted(right, given) })),
                end,
              ] as const,
          )
        }),
      ],
    },
    // each who gives has so many at first
    unknowns: all.map(({ name }) => name),
    limits: [x, y].map((of) => ({ of, is: 'whole' as const })),
    all,
  }
}

export function giftsIn(question: Question): Found<Given> | null {
  if (!has(question, ...giving)) return null
  const plainly = plain(question)
  const names = namesIn(plainly)
  if (!names || !asksOnly(plainly)) return null
  return understood(withoutPronouns(plainly, names), storyOf(names), plainly)
}
