import { asksOnly } from './asks-only'
import type { Parser, Ways } from './parser'
import { stem, kindsIn, type Kinds } from './two-kinds'
import { understood, x, y, type Story } from './understood'
import type { Item } from '../../question/fact'
import { numberNamed } from '../../question/number-named'
import type { Question } from '../../question/question'
import type { Found } from '../../recogniser'
import { equals, one, sign, type Fraction } from '../../../maths/fraction'
import { plus, times, type Expression } from '../../../solutions/told/expression'
import type { Asked, Given } from '../../../solutions/told/told'

/** So many of a kind. */
interface Amount {
  readonly of: Expression
  readonly count: Expression | null
}

function amount(parser: Parser, at: number): Ways<Amount> {
  const counted = parser.number(at).filter(() => !isMoney(parser, at))
  const isPositive = counted.every(([n]) => n.kind === 'number' && sign(n.value) > 0)
  if (!isPositive) return []
  const from = counted[0]?.[1] ?? parser.skip(at, 'one')
  const kind = parser.is(from, 'U') ? x : parser.is(from, 'V') ? y : null
  if (!kind) return []
  return [[{ of: kind, count: counted[0]?.[0] ?? null }, parser.skip(from, parser.is(from, 'U') ? 'U' : 'V')]]
}

const isMoney = (parser: Parser, at: number): boolean => parser.tokens[at]?.unit === '₹'

/** "5 pens and 3 notebooks": all that is counted in a row. */
function basket(parser: Parser, at: number): Ways<readonly Amount[]> {
  const [first] = amount(parser, at)
  if (!first) return []
  const [each, next] = first
  const joined = parser.is(next, 'AND', 'plus') || (parser.is(next, 'SEP') && !parser.hasStop(next, next + 1))
  const [second] = amount(parser, joined ? parser.skip(next, 'AND', 'SEP', 'plus') : next)
  return second && second[0].of !== each.of ? [[[each, second[0]], second[1]]] : [[[each], next]]
}

const valueOf = (all: readonly Amount[]): Expression => {
  const [first, second] = all.map(({ of, count }) => (count ? times(count, of) : of))
  return second && first ? plus(first, second) : (first ?? x)
}

const isOne = ({ count }: Amount): boolean =>
  count === null || (count.kind === 'number' && count.value.n === count.value.d)

const sold =
  `cost costs costing price prices rate rates amount bill bills charge charges pay pays paid buy buys bought sold purchase purchased
  spent spends worth rs per day days first second third same individual family respectively unit later another other
  taken take took rent rented hired hire group groups different gave gives give prize prizes award awards school schools while
  monday tuesday wednesday thursday friday saturday sunday`.split(/\s+/)
const buyers = new Set('ticket tickets family shop item kg piece'.split(' '))

const isNamed =
  (kinds: Kinds) =>
  (word: string): boolean =>
    [kinds.first, kinds.second, kinds.common].some((all) => all.has(stem(word))) ||
    sold.includes(word) ||
    buyers.has(word)

function storyOf({ first, second, names }: Kinds): Story {
  const all: readonly Asked[] = [x, y].map((value, at) => ({
    name: `the price of one ${names[at] ?? ''}`,
    value,
    unit: '',
  }))
  const bill = (parser: Parser, at: number): Ways<Expression> =>
    basket(parser, at).flatMap(([goods, next]) =>
      goods.some(({ count }) => count) ? [[valueOf(goods), next] as const] : [],
    )
  const pence = (parser: Parser, at: number): Ways<Expression> =>
    parser.is(at + 1, 'U', 'V') || parser.is(at, 'U', 'V') ? [] : parser.number(at)
  return {
    words: new Set(['U', 'V', 'one', 'plus']),
    dropped: new Set(sold),
    rename: (word) => (first.has(stem(word)) ? 'U' : second.has(stem(word)) ? 'V' : null),
    domain: {
      // what costs more than another: one of each
      atom: (parser, at) =>
        basket(parser, at).flatMap(([goods, end]) => (goods.length === 1 ? [[valueOf(goods), end] as const] : [])),
      both: () => [],
      statement: (parser, at) => [
        ...bill(parser, at).flatMap(([left, next]) =>
          pence(parser, parser.skip(next, 'TOTAL', 'IS', 'SEP')).map(
            ([right, end]) => [[{ left, right }], parser.skip(end, 'IS', 'TOTAL')] as const,
          ),
        ),
        ...(isMoney(parser, at)
          ? bill(parser, parser.skip(at + 1, 'SEP')).flatMap(([left, end]) =>
              parser.number(at).map(([right]) => [[{ left, right }], end] as const),
            )
          : []),
      ],
      ask: (parser, at) => {
        const isTotal = parser.is(at, 'TOTAL')
        const one_ = parser.tokens[at]?.value
        const everything = parser.skip(one_ && equals(one_, one) ? at + 1 : at, 'ALL', 'one')
        const found = basket(parser, parser.skip(at, 'TOTAL', 'FIND', 'ALL')).flatMap(
          ([goods, end]): Ways<Asked | 'all'> => {
            // "the cost of 1 pen and 1 notebook" is the price of each, their total cost the sum
            if (goods.length === 2 && goods.every(isOne) && !isTotal) return [['all', end]]
            const [only] = goods
            if (goods.length === 1 && only && isOne(only)) return [[all[only.of === x ? 0 : 1] ?? 'all', end]]
            const name = goods.map(
              ({ of, count }) => `${count?.kind === 'number' ? count.value.n : 1} ${names[of === x ? 0 : 1]}`,
            )
            return [[{ name: `the price of ${name.join(' and ')}`, value: valueOf(goods) }, end]]
          },
        )
        return [...found, ...(everything > at + (one_ ? 1 : 0) ? ([['all', everything]] as const) : [])]
      },
    },
    unknowns: all.map(({ name }) => name),
    limits: [x, y].map((of) => ({ of, is: 'positive' as const })),
    all,
  }
}

const labels = new Set(['bill', 'day', 'case', 'shop', 'customer', 'order', 'table'])

const numbered = (value: Fraction): Item => ({
  kind: 'number',
  value,
  unit: '',
  node: { kind: 'number', value, decimal: false, tex: '' },
})

/** "Bill 1: 3 burgers" is read as a ratio: the label goes, the count stays. */
function withoutLabels(question: Question): Question {
  const kinds = kindsIn(question)
  const isKind = (word: string): boolean =>
    kinds !== null && [kinds.first, kinds.second, kinds.common].some((one_) => one_.has(stem(word)))
  const apart = question.apart.flatMap((item, at): readonly Item[] => {
    const before = question.apart[at - 1]
    const isLabelled = before?.kind === 'word' && labels.has(before.text)
    const next = question.apart[at + 1]
    // "in all"
    if (item.kind === 'word' && item.text === 'all' && before?.kind === 'word' && before.text === 'in') return []
    const named = item.kind === 'word' && item.text === 'two' ? numberNamed('two') : null
    if (named && next?.kind === 'word' && isKind(next.text)) return [numbered(named)]
    const isOfKind = next?.kind === 'word' && isKind(next.text)
    if (isLabelled && item.kind === 'number' && item.unit === '' && item.value.n < 10n && !isOfKind) return []
    const [, value] = item.kind === 'ratio' ? item.terms : []
    if (!isLabelled || !value) return [item]
    return [numbered(value)]
  })
  return { ...question, apart: withoutScenes(apart) }
}

const asks = /^(?:find|what|how|which|calculate|determine|tell|write|form|price|cost|batao|nikalo|kitn[aei])$/

/** Without the sentences that only paint the scene, "tickets are sold at different prices". */
function withoutScenes(items: readonly Item[]): readonly Item[] {
  const sentences = items.reduce<Item[][]>(
    (so, item) => {
      so.at(-1)?.push(item)
      if (item.kind === 'mark' && item.text === '.') so.push([])
      return so
    },
    [[]],
  )
  const isScene = (sentence: readonly Item[], at: number) =>
    at === 0 &&
    sentences.length > 2 &&
    sentence.every((item) => item.kind === 'mark' || (item.kind === 'word' && !asks.test(item.text)))
  return sentences.filter((sentence, at) => !isScene(sentence, at)).flat()
}

/** What is sold by the piece: so many of the one and so many of the other come to so much. */
export function goodsIn(question: Question, isForm = false): Found<Given> | null {
  // a price that changes is another story
  if (
    question.words.some((word) => /^(?:increas|decreas|reduc|ris|fall|rose|fell|discount|cheap|dear|costl)/.test(word))
  )
    return null
  const told = withoutLabels(question)
  const money = told.apart.filter((item) => item.kind === 'number' && item.unit === '₹')
  const kinds = kindsIn(told)
  return kinds &&
    asksOnly(told, isNamed(kinds)) &&
    (money.length === 2 || question.words.some((word) => /^(?:cost|price|bill|rent)s?$/.test(word)))
    ? understood(told, storyOf(kinds), told, isForm)
    : null
}
