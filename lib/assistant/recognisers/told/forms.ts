import { turnedRound } from './understood'
import { isFree } from '../../question/meanings'
import { type Item, textOf } from '../../question/fact'
import { questionFrom, type Question } from '../../question/question'
import type { Found } from '../../recogniser'
import type { Formed } from '../../../solutions/told/formed'
import type { Given, Named } from '../../../solutions/told/told'

/** Sentences, each with its stop. */
const sentencesOf = (items: readonly Item[]): readonly (readonly Item[])[] =>
  items.reduce<Item[][]>(
    (so, item) => {
      so.at(-1)?.push(item)
      if (item.kind === 'mark' && item.text === '.') so.push([])
      return so
    },
    [[]],
  )

const listed = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))
const bids = /^(?:write|form|frame|formulate|represent|express|make|set|banao|likho|likhiye|banaiye|give|state|depict)$/
const ofForm = listed(
  `write form frame formulate represent express make set up give state the a an two pair of linear equation equations in variables and for this
  situation above given information algebraically algebraic corresponding statements statement condition conditions data problem it mathematically
  first second respectively quadratic standard its satisfied by representing describing depicting depict showing show expressing modelling simplest simplified corresponding likho likhiye banaiye me mein to find banao ki ka as required hence also terms term cases journeys`,
)

const describes = /^(?:describes?|describing|represents?|gives|giving)$/

/** What an equation is said to be of, "the quadratic equation that describes the speed of Raj's car"; none where it is not said. */
function describedIn(sentence: readonly Item[]): readonly string[] {
  const at = sentence.findIndex((item) => describes.test(textOf(item)) && item !== sentence[0])
  const words = at < 0 ? [] : sentence.slice(at + 1).map(textOf)
  return words.filter((word) => word !== '' && !ofForm.has(word))
}

/** What is asked of the equations, in one sentence that says nothing else. */
function formOf(said: readonly Item[]): Formed['form'] | null {
  const about = said.findIndex((item) => describes.test(textOf(item)))
  const whole =
    about > 0 && describedIn(said).length > 0
      ? said.slice(0, about).filter((item) => !/^(?:that|which)$/.test(textOf(item)))
      : said
  // "the equation to find the speed"
  const tail = whole.findIndex(
    (item, at) => /^(?:to|for|representing)$/.test(textOf(item)) && /^equations?$/.test(textOf(whole[at - 1])),
  )
  const sentence = tail < 0 ? whole : whole.slice(0, tail)
  const words = sentence.map(textOf).filter((word) => word !== '')
  const isBare = sentence.every(
    (item) => item.kind === 'mark' || ofForm.has(textOf(item)) || (item.kind === 'letter' && /^[xy]$/.test(item.name)),
  )
  // "and find x" asks for more than the equation
  const asksMore = words.some(
    (word, at) => /^(?:and|hence)$/.test(word) && /^(?:find|solve)$/.test(words[at + 1] ?? ''),
  )
  if (
    !isBare ||
    asksMore ||
    !words.some((word) => bids.test(word)) ||
    !(words.some((word) => /^(?:equations?|algebraically)$/.test(word)) || words.join(' ').endsWith('in standard form'))
  )
    return null
  // "make a quadratic equation" of which the standard form is asked apart
  if (words.includes('make') && !words.includes('standard')) return 'equations'
  if (words.some((word) => word === 'quadratic' || word === 'standard')) return 'standard'
  return words.some((word) => /^(?:linear|pair|two|algebraically|algebraic|equation)$/.test(word)) ? 'equations' : null
}

const ofVerdict = listed(
  `does do is are will what which how many has have unique no any only one infinitely or many solution solutions consistent inconsistent lines line intersect intersecting
  parallel coincident coincide represented by these they it its so obtained formed nature check whether verify say state tell ratio ratios coefficient coefficients comparing compare determine without solving test using use with your answer`,
)

/** "Does the pair have a unique solution?", "is it consistent?": how the two equations stand to each other. */
function verdictOf(sentence: readonly Item[]): Formed['form'] | null {
  const words = sentence.map(textOf).filter((word) => word !== '')
  const isBare = sentence.every(
    (item) => item.kind === 'mark' || ofForm.has(textOf(item)) || ofVerdict.has(textOf(item)),
  )
  if (!isBare || words.length < 3) return null
  const says = (...all: readonly string[]) => words.some((word) => all.includes(word))
  if (!says('does', 'do', 'is', 'are', 'will', 'how', 'check', 'whether', 'which', 'what', 'say', 'state')) return null
  if (says('consistent', 'inconsistent')) return 'consistency'
  if (says('solution', 'solutions') && says('unique', 'many', 'no', 'one', 'any')) return 'solutions'
  return says('lines', 'line') && says('intersect', 'intersecting', 'parallel', 'coincident', 'coincide')
    ? 'lines'
    : null
}

const namesTest = (sentence: readonly Item[]): boolean =>
  /^use (?:the )?(?:ratio|ratios)(?: test| of (?:the )?coefficients)?$/.test(
    sentence
      .map(textOf)
      .filter((word) => word !== '')
      .join(' '),
  )

/** "If x friends had agreed, what is the share of each?": what is called x, and what is asked by it. */
function ifCalled(sentence: readonly Item[]): readonly [called: Let, asked: readonly string[]] | null {
  const comma = sentence.findIndex((item) => item.kind === 'mark' && item.text === ',')
  const [told, asked] = [sentence.slice(0, comma), sentence.slice(comma + 1).map(textOf)]
  const [x, ...more] = told.filter((item) => item.kind !== 'word')
  const isAsk = asked.some((word) => /^(?:what|how|find|write)$/.test(word))
  if (comma < 0 || textOf(told[0]) !== 'if' || x?.kind !== 'letter' || x.name !== 'x' || more.length > 0 || !isAsk)
    return null
  const rest = sentence.slice(comma + 1)
  if (rest.some((item) => item.kind !== 'word' && item.kind !== 'mark')) return null
  const words = told.slice(1).map(textOf)
  return compares.test(words.join(' '))
    ? null
    : [{ x: words.filter((word) => word !== ''), y: [] }, asked.filter((word) => word !== '' && !ofForm.has(word))]
}

/** "Express the length in terms of x": the words that name what is asked. */
function termsOf(sentence: readonly Item[]): readonly string[] | null {
  const words = sentence.map(textOf).filter((word) => word !== '')
  const inX = sentence.some(
    (item, at) => item.kind === 'letter' && item.name === 'x' && /^(?:of|in)$/.test(textOf(sentence[at - 1])),
  )
  const letters = sentence.filter((item) => item.kind !== 'word' && item.kind !== 'mark')
  if (!inX || letters.length !== 1 || !words.some((word) => bids.test(word) || /^(?:what|find)$/.test(word)))
    return null
  return words.some((word) => word === 'term' || word === 'terms')
    ? words.filter(
        (word, at) => word === 'and' || !ofForm.has(word) || (word === 'two' && /^hours?$/.test(words[at + 1] ?? '')),
      )
    : null
}

interface Let {
  /** The words that stand before x, and those before y. */
  readonly x: readonly string[]
  readonly y: readonly string[]
}

/** "Let a chair cost ₹x and a table ₹y": which is called x. */
function letIn(sentence: readonly Item[]): Let | null {
  const at = (name: string) => sentence.findIndex((item) => item.kind === 'letter' && item.name === name)
  // "the price of a book is ₹x"
  const isSaid = /^(?:is|be|are|was|as)$/.test(textOf(sentence[at('x') - 1])) && at('y') < 0
  if (!isSaid && !/^(?:let|suppose|assum(?:e|ing)|taking|take|consider)$/.test(textOf(sentence[0]))) return null
  const [x, y] = [at('x'), at('y')]
  const facts = sentence.filter((item) => item.kind !== 'word' && item.kind !== 'mark')
  if (sentence.some((item) => compares.test(textOf(item)) || asksIt.test(textOf(item)))) return null
  if (x < 0 || facts.length !== (y < 0 ? 1 : 2) || (y >= 0 && y < x)) return null
  const words = (from: number, to?: number) =>
    sentence
      .slice(from, to)
      .map(textOf)
      .filter((word) => word !== '')
  const before = words(1, x)
  // "let x and y be the cost of a pen and of a pencil"
  const shared = y === x + 2 && textOf(sentence[x + 1]) === 'and' ? words(y + 1) : []
  const and = shared.indexOf('and')
  if (and > 0 && and === shared.lastIndexOf('and')) return { x: shared.slice(0, and), y: shared.slice(and + 1) }
  // "let x be the number of books"
  return y < 0
    ? { x: before.length > 0 ? before : words(x + 1), y: [] }
    : { x: before.length > 0 ? before : words(x + 1, y), y: before.length > 0 ? words(x + 1, y) : words(y + 1) }
}

const asksIt = /^(?:find|what|write|form|how|express|represent|frame)$/
const compares = /^(?:more|less|times|twice|half|double|thrice|greater|smaller|older|younger|after|before|ago)$/

const stem = (word: string): string => word.replace(/(?<=[a-z]{2}[^s])s$/, '')

/** Whether the words before a letter name an unknown: 'the price of one chair'. */
const names = (words: readonly string[], unknown = '', other = ''): boolean => {
  const own = unknown
    .split(' ')
    .filter((word) => !/^(?:the|of|one|number|price|a)$/.test(word) && !other.split(' ').includes(word))
    .map(stem)
  return own.length > 0 && words.map(stem).some((word) => own.includes(word))
}

/** What else of a story the words name. */
const namedBy = (given: Given, words: readonly string[]): Named | undefined =>
  given.named?.find(({ says }) => says.every((form) => words.some((word) => form.test(word))))

/** A story of one unknown with that called x which the words name; null where it does not speak of that. */
function oneCalled(given: Given, words: readonly string[]): Given | null {
  const other = namedBy(given, words)
  if (other) return other.story ?? null
  const { own } = given
  return (own ? words.some((word) => own.test(word)) : names(words, given.unknowns[0])) ? given : null
}

/** All that is to be expressed by x, "the new length and the new breadth"; null where a word of another thing stands there. */
function expressed(given: Given, words: readonly string[]): readonly Named[] | null {
  const groups = words.reduce<string[][]>(
    (so, word) => {
      if (word === 'and') so.push([])
      else so.at(-1)?.push(word)
      return so
    },
    [[]],
  )
  // "the new length and breadth"
  const shared = (groups[0] ?? []).filter((word) => /^(?:new|increased|reduced|original|old)$/.test(word))
  // "the time at the first speed and at the new speed"
  const headed = (group: readonly string[]) => {
    const at = /^(?:at|for|in|after)$/.test(group[0] ?? '') ? (groups[0] ?? []).indexOf(group[0] ?? '') : -1
    return at > 0 ? [...(groups[0] ?? []).slice(0, at), ...group] : group
  }
  const found = groups.map((group) => namedBy(given, group.length === 1 ? [...shared, ...group] : headed(group)))
  const all = found.flatMap((one) => one ?? [])
  const isMeant = (word: string) =>
    isFree(word) ||
    /^(?:taken|takes|original|usual|each|both|speeds?)$/.test(word) ||
    given.named?.some(({ says }) => says.some((form) => form.test(word)))
  return all.length === groups.length && groups.flat().every(isMeant) ? all : null
}

/** The story with x and y as the question calls them; null where it calls something else so. */
function calledAs(given: Given, called: Let | null): Given | null {
  const [first, second] = given.unknowns
  if (!called) return given
  if (given.unknowns.length === 1) return called.y.length > 0 ? null : oneCalled(given, called.x)
  if (given.unknowns.length !== 2) return null
  const [isFirst, isSecond] = [names(called.x, first, second), names(called.x, second, first)]
  return isFirst === isSecond ? null : isFirst ? given : turnedRound(given)
}

/** `isForm`: its equations are asked, and no values. */
type Read = (question: Question, isForm?: boolean) => Found<Given> | null

interface Apart {
  readonly rest: readonly Item[]
  readonly called: Let | null
  readonly taken: readonly Item[]
}

/** A question without what only calls something x. */
function withoutLet(items: readonly Item[]): Apart | null {
  const all = sentencesOf(items)
  const lets = all.filter((sentence) => letIn(sentence) !== null)
  const [only, ...more] = lets
  if (more.length > 0) return null
  return { rest: all.filter((one) => one !== only).flat(), called: only ? letIn(only) : null, taken: only ?? [] }
}

const found = <Value>(question: Question, given: Value, said: Found<unknown>['said']): Found<Value> => ({
  given,
  used: question.facts,
  said: said ?? question.items.filter((item) => item.kind === 'word'),
})

/** A story whose unknowns are called x and y in a sentence of their own. */
export const readCalled =
  (read: Read): Read =>
  (question) => {
    const asked = sentencesOf(question.apart).findLast((one) => one.some((item) => item.kind !== 'mark'))
    // no values are asked there
    if (asked && formOf(asked) !== null) return null
    const plain = read(question)
    if (plain) return plain
    const apart = withoutLet(question.apart)
    if (!apart?.called) return null
    const story = read(questionFrom(apart.rest))
    return story && calledAs(story.given, apart.called) ? found(question, story.given, undefined) : null
  }

const calling = /^(?:let|suppose|assuming|taking|take|where|using|considering|if)$/

const inLet = (items: readonly Item[]): readonly Item[] => [
  { kind: 'word', text: 'let' },
  ...items.filter((item) => item.kind !== 'mark'),
  { kind: 'mark', text: '.' },
]

/** "Form the pair of equations taking a pen as x and a pencil as y", "if a pen is x and a pencil is y, form ...": it is called so before the bid. */
function calledBefore(sentence: readonly Item[]): readonly Item[] {
  const comma = sentence.findIndex((item) => item.kind === 'mark' && item.text === ',')
  const at = sentence.findIndex((item, place) => place > 0 && calling.test(textOf(item)))
  const isFirst = comma > 0 && textOf(sentence[0]) === 'if'
  const [bid, called] = isFirst
    ? [sentence.slice(comma + 1), inLet(sentence.slice(1, comma))]
    : [sentence.slice(0, Math.max(at, 0)), inLet(sentence.slice(at + 1))]
  return formOf(bid) === 'equations' && formOf(sentence) === null && letIn(called) ? [...called, ...bid] : sentence
}

/** "Taking the side as x, make ...": what is called x in a sentence of its own. */
const letApart = (items: readonly Item[]): readonly Item[] =>
  items.map((item, at) => {
    const start = items.findLastIndex((one, place) => place < at && one.kind === 'mark' && one.text === '.') + 1
    const isLet = /^(?:let|suppose|assuming|taking)$/.test(textOf(items[start]))
    return isLet && item.kind === 'mark' && item.text === ',' && bids.test(textOf(items[at + 1]))
      ? { kind: 'mark', text: '.' }
      : item
  })

const find: readonly Item[] = ['find', 'them'].map((text) => ({ kind: 'word', text }))

/** "Form the pair of equations", "write the quadratic equation in standard form", of a story that is told. */
export const readForms =
  (read: Read) =>
  (question: Question): Found<Formed> | null => {
    const all = sentencesOf(sentencesOf(letApart(question.apart)).flatMap(calledBefore)).filter((one) =>
      one.some((item) => item.kind !== 'mark'),
    )
    const asked = all.filter((sentence) => !namesTest(sentence))
    const last = asked.at(-1) ?? []
    const byIf = ifCalled(last)
    const [form, terms] = [formOf(last) ?? verdictOf(last), byIf?.[1] ?? termsOf(last)]
    const apart = form || terms ? withoutLet(asked.slice(0, -1).flat()) : null
    if (!apart) return null
    const story =
      read(questionFrom([...apart.rest, ...find]), true) ??
      read(questionFrom([...apart.rest, ...find.slice(0, 1), { kind: 'letter', name: 'x' }]), true)
    if (byIf && apart.called) return null
    const about = form ? describedIn(last) : []
    if (story && about.length > 0 && !oneCalled(story.given, about)) return null
    const given = story && calledAs(story.given, apart.called ?? byIf?.[0] ?? null)
    if (!given) return null
    if (terms && given.unknowns.length === 1) {
      const by = expressed(given, terms)
      return by && found(question, { story: given, form: { by } }, undefined)
    }
    if (form) return found(question, { story: given, form }, undefined)
    const [, other] = given.unknowns
    return terms && terms.length === 1 && names(terms, other) && given.unknowns.length === 2
      ? found(question, { story: given, form: 'other' as const }, undefined)
      : null
  }
