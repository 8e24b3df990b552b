import { asksOnly } from './asks-only'
import { withFractions } from './fraction-words'
import { has } from './has'
import type { Parser, Ways } from './parser'
import { understood, x, y, type Story } from './understood'
import type { Item } from '../../question/fact'
import { isFree, isNoun } from '../../question/meanings'
import type { Question } from '../../question/question'
import { fillers } from '../../question/words'
import type { Found } from '../../recogniser'
import { fraction, negate, type Fraction } from '../../../maths/fraction'
import { shifted, times, unknown, type Expression } from '../../../solutions/told/expression'
import type { Given, Statement } from '../../../solutions/told/told'

const listed = (words: string): readonly string[] => words.trim().split(/\s+/)

/** Who is old. */
const relatives = new Set(
  listed(`father mother son daughter man woman brother sister uncle aunt nephew niece grandfather grandmother grandson granddaughter
  teacher student wife husband boy girl child dad mom papa mummy maa pita putra beta bete beti ladka ladki bhai behen dada dadi person lady gentleman`),
)
const noPersons = new Set(
  listed(`age ages old year years yrs yr present now ago hence later time after before back from in at that find numbers whose year's umar saal
  currently presently respectively today uski uska unki unke iski iska them both each ab tab were been himself herself old' same given friend friends abhi vartaman`),
)
const pronouns = listed('he she his her him hers uski uska uske unki usse unse mujhse meri mera mere i my mine myself')

const ends = new Set(listed('age ages is was will and aur ki ka ke se would are se'))
const starts = new Set(listed('of than as and aur his her my a the between is are that if'))

const stem = (word: string): string => word.replace(/(?<=[a-z]{3})s$/, '')

/** The one or two whose ages are told, in the order in which they are named. */
function personsIn(question: Question): readonly string[] | null {
  const texts = question.apart.map((item) => (item.kind === 'word' ? item.text : ''))
  const isPerson = (word: string, at: number): boolean => {
    if (relatives.has(stem(word))) return true
    if (
      word === '' ||
      noPersons.has(word) ||
      pronouns.includes(word) ||
      !isNoun(word) ||
      !isFree(word) ||
      fillers.has(word)
    )
      return false
    return ends.has(texts[at + 1] ?? '') || starts.has(texts[at - 1] ?? '')
  }
  // "Ravi's father": the father
  const all = texts.flatMap((word, at) =>
    isPerson(word, at) && (relatives.has(stem(word)) || !isPerson(texts[at + 1] ?? '', at + 1)) ? [stem(word)] : [],
  )
  const persons = [...new Set(all)]
  return persons.length <= 2 ? persons : null
}

/** Of x so many years from now: "x@-5". */
const aged = (letter: string, years: Fraction): Expression => unknown(`${letter}@${years.n}`)

/** "5 years ago", "after 10 years", "10 years hence" */
function time(parser: Parser, at: number): Ways<Fraction> {
  const value = parser.tokens[at]?.value
  if (value && parser.is(at + 1, 'ago', 'before', 'back', 'earlier')) return [[negate(value), at + 2]]
  if (value && parser.is(at + 1, 'hence', 'later', 'after', 'afterwards')) return [[value, at + 2]]
  if (value && parser.is(at + 1, 'from') && parser.is(at + 2, 'now')) return [[value, at + 3]]
  const next = parser.is(at, 'after', 'in') ? parser.tokens[at + 1]?.value : null
  return next ? [[next, parser.skip(at + 2, 'from', 'now')]] : []
}

const changed = (of: Expression, by: (letter: string) => Expression | null): Expression => {
  if (of.kind === 'number') return of
  if (of.kind === 'unknown') return by(of.letter) ?? of
  return { ...of, left: changed(of.left, by), right: changed(of.right, by) }
}
const lettersIn = (of: Expression): readonly string[] =>
  of.kind === 'number' ? [] : of.kind === 'unknown' ? [of.letter] : [...lettersIn(of.left), ...lettersIn(of.right)]

/** At the time that is named: x for "x@0". */
const atTime = (of: Expression): Expression =>
  changed(of, (letter) => {
    const [name = '', years] = letter.split('@')
    return years === undefined ? null : shifted(unknown(name), fraction(BigInt(years)))
  })

/** Of two persons a statement speaks at one time, but for what is said of them now. */
function atOneTime({ left, right }: Statement): Statement | null {
  const all = [left, right].flatMap(lettersIn).flatMap((letter) => letter.split('@')[1] ?? [])
  const times = [...new Set(all.filter((years) => years !== '0'))]
  const [years, ...more] = times
  if (more.length > 0) return null
  const plain = (of: Expression): Expression =>
    atTime(
      years === undefined
        ? of
        : changed(of, (letter) => (letter.includes('@') ? null : aged(letter, fraction(BigInt(years))))),
    )
  return { left: plain(left), right: plain(right) }
}

const timeWords = listed('ago before back earlier hence later after afterwards from now in present')

/** "A", "the father", "Ravi" */
const named = (person: string): string => {
  if (person.startsWith('person-')) return person.slice(-1).toUpperCase()
  return relatives.has(person) ? `the ${person}` : `${person.charAt(0).toUpperCase()}${person.slice(1)}`
}

/** With A and B as names, and without "in years". */
function withNames(question: Question): Question {
  const isLettered = question.apart.some((item) => item.kind === 'letter' && /^[B-Z]$/.test(item.name))
  const textAt = (at: number): string => {
    const item = question.apart[at]
    return item?.kind === 'word' ? item.text : ''
  }
  // "Rohan ki mummy": the mother
  const isOwner = (at: number): boolean =>
    /^[a-z]{3,}$/.test(textAt(at)) &&
    !noPersons.has(textAt(at)) &&
    /^k[aei]$/.test(textAt(at + 1)) &&
    relatives.has(stem(textAt(at + 2)))
  const owners = [...new Set(question.apart.flatMap((_, at) => (isOwner(at) ? [textAt(at)] : [])))]
  const apart = question.apart.flatMap((item, at): readonly Item[] => {
    // "Rohan ki mummy usse 26 saal badi hai": than Rohan
    const isThan = /^u(?:sse|nse)$/.test(textAt(at)) || (/^u(?:ske|nke|s)$/.test(textAt(at)) && textAt(at + 1) === 'se')
    if (owners.length === 1 && isThan) return owners.map((text): Item => ({ kind: 'word', text }))
    if (item.kind === 'letter' && /^[A-Z]$/.test(item.name))
      return [{ kind: 'word', text: `person-${item.name.toLowerCase()}` }]
    if (isLettered && textAt(at) === 'a' && (ends.has(textAt(at + 1)) || textAt(at + 1) === ''))
      return [{ kind: 'word', text: 'person-a' }]
    const isUnit = (from: number) => textAt(from) === 'in' && textAt(from + 1) === 'years'
    return isUnit(at) || isUnit(at - 1) || isOwner(at) || isOwner(at - 1) ? [] : [item]
  })
  return { ...question, apart }
}

function storyOf(persons: readonly string[], question: Question): Story {
  const isOne = persons.length < 2
  const own: readonly Expression[] = isOne ? [x] : [x, y]
  const tokenOf = new Map<string, string>(persons.map((person, at) => [person, `P${at}`]))
  const rename = (word: string): string | null =>
    (word === 'with' ? 'and' : null) ??
    tokenOf.get(word) ??
    tokenOf.get(stem(word)) ??
    (pronouns.includes(word) ? 'HE' : null)
  const names = persons.map((person) => `the present age of ${named(person)}`)
  const asked = own.map((value, at) => ({ name: names[at] ?? 'the present age', value, unit: '' }))
  const person = (parser: Parser, at: number): Ways<Expression> => {
    let from = parser.skip(at, 'age', 'ages')
    // "his son": the son
    while (parser.is(from, 'HE') && parser.is(from + 1, 'P0', 'P1')) from++
    if (parser.is(from, 'P0')) return [[x, parser.skip(from + 1, 'age', 'ages')]]
    if (parser.is(from, 'P1')) return [[y, parser.skip(from + 1, 'age', 'ages')]]
    const end = parser.skip(from, 'HE', 'age')
    return (isOne ? end > at : end > from && parser.is(from, 'HE')) ? own.map((of) => [of, end] as const) : []
  }
  const atom = (parser: Parser, at: number): Ways<Expression> => {
    const from = parser.skip(at, 'present', 'now')
    const letter = (of: Expression): string => (of.kind === 'unknown' ? of.letter : '')
    const isNow = from > at
    const plain = person(parser, from).flatMap(([of, end]): Ways<Expression> => {
      const now = parser.skip(end, 'present', 'now', 'age')
      const when = time(parser, end).map(
        ([years, next]) => [aged(letter(of), years), parser.skip(next, 'age')] as const,
      )
      return [isNow || now > end ? [aged(letter(of), fraction(0)), now] : [of, end], ...when]
    })
    const led = isOne
      ? time(parser, at).flatMap(([years, next]) =>
          person(parser, next).map(([of, end]) => [aged(letter(of), years), end] as const),
        )
      : []
    return [...plain, ...led]
  }
  return {
    words: new Set([...timeWords, 'age', 'ages', 'HE', 'P0', 'P1']),
    dropped: new Set(['old', 'years', 'year', 'time', 'presently', 'currently']),
    rename,
    domain: {
      atom,
      both: (parser, at) => (isOne ? [] : [[[x, y], parser.skip(at, 'ALL', 'age', 'ages', 'HE', 'present')]]),
      statement: (parser, at) => {
        const when = isOne ? [] : time(parser, at)
        // "12 saal baad 2 guna ho jayegi": the first is so many times the second
        const short = when.flatMap(([years, next]) =>
          parser.number(parser.skip(next, 'SEP')).flatMap(([n, end]): Ways<readonly Statement[]> => {
            const last = parser.skip(end + 1, 'IS')
            const isWhole =
              parser.is(end, 'TIMES') && last > end + 1 && (last >= parser.tokens.length || parser.is(last, 'SEP'))
            return isWhole ? [[[{ left: aged('x', years), right: times(n, aged('y', years)) }], last]] : []
          }),
        )
        const whole = when.flatMap(([years, next]) =>
          parser.statement(parser.skip(next, 'SEP')).map(
            ([statements, end]) =>
              [
                statements.map(({ left, right }) => {
                  const then = (of: Expression) =>
                    changed(of, (letter) => (letter.includes('@') ? null : aged(letter, years)))
                  return { left: then(left), right: then(right) }
                }),
                end,
              ] as const,
          ),
        )
        return [...short, ...whole]
      },
      ask: (parser, at) => {
        const end = parser.skip(at, 'ALL', 'present', 'now', 'age', 'ages', 'HE')
        const isAll = isOne
          ? end > at
          : parser.tokens.slice(at, end).some(({ text }) => text === 'ALL' || text === 'ages' || text === 'age')
        return isAll ? [['all', end]] : []
      },
      nameOf: (value) => asked.find((one) => one.value === value)?.name ?? null,
    },
    finish: (statement) =>
      isOne ? { left: atTime(statement.left), right: atTime(statement.right) } : atOneTime(statement),
    finishAsked: atTime,
    unknowns: asked.map(({ name }) => name),
    limits: own.flatMap((of) => [
      { of, is: 'positive' as const },
      ...pastIn(question).map((years) => ({ of: shifted(of, negate(years)), is: 'positive' as const })),
    ]),
    all: asked,
  }
}

/** How long ago something is told. */
const pastIn = (question: Question): readonly Fraction[] =>
  withFractions(question.apart)
    .filter((item) => item.kind !== 'word' || !/^years?$/.test(item.text))
    .flatMap((item, at, all) => {
      const next = all[at + 1]
      const isPast = next?.kind === 'word' && /^(?:ago|before|back|earlier)$/.test(next.text)
      return item.kind === 'number' && isPast ? [item.value] : []
    })

export function agesIn(question: Question): Found<Given> | null {
  if (!has(question, 'age', 'ages', 'old', 'older', 'younger')) return null
  // an age at a time that is told by what happened then
  if (has(question, 'born', 'birth', 'married', 'marriage', 'wedding', 'died', 'death', 'janam', 'shaadi', 'shadi'))
    return null
  const told = withNames(question)
  const persons = personsIn(told)
  const isKnown = (word: string) =>
    noPersons.has(word) || pronouns.includes(word) || (persons?.includes(stem(word)) ?? false)
  return persons && asksOnly(told, isKnown) ? understood(told, storyOf(persons, told)) : null
}
