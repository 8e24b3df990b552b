import { asksChance, chanceWords, mannersIn, without } from './chance'
import { eventIn, is, joinTexts, sentences, type EventRead, type Token, fitting } from './event-grammar'
import { kindsIn, stem, type Kinds } from './event-kinds'
import { onesIn, type Symbol } from './event-symbols'
import { type Item, textOf } from '../../question/fact'
import { told } from '../../question/phrase'
import { numberOf } from '../../question/slot'
import { recogniser } from '../../recogniser'
import { isInteger, toNumber, toText } from '../../../maths/fraction'
import { kindDrawn as solution, type KindDrawn } from '../../../solutions/probability/kind-drawn'

const bad = /^(?:defective|bad|faulty|fused|rotten|damaged|spoiled|broken)$/

/** "Do pen nikale": two are drawn at once. */
const drawsTwo = (items: readonly Item[]): boolean =>
  items.some(
    (item, at) =>
      textOf(item) === 'do' &&
      items.slice(at + 1, at + 3).some((next) => /^(?:nikal\w*|drawn|taken|picked|chun\w*)$/.test(textOf(next))),
  )

/** Each word that names a kind is that kind; "good" is what is not defective. */
export const tokensFor =
  (kinds: Kinds['kinds']) =>
  (symbols: readonly Symbol[]): readonly Token<string>[] | null =>
    symbols.flatMap((symbol): readonly Token<string>[] => {
      if (joinTexts.test(symbol.text)) return [{ kind: 'join', text: symbol.text, items: [symbol.item] }]
      const named = kinds.find(({ name }) => name === symbol.text)
      const items = [symbol.item]
      if (named) return [{ kind: 'event', event: is(named.name), items }]
      const not = kinds.find(({ name }) => bad.test(name))
      return /^(?:good|working)$/.test(symbol.text) && not
        ? [{ kind: 'event', event: { kind: 'not', of: is(not.name) }, items }]
        : []
    })

interface Changed {
  readonly changed: readonly { readonly name: string; readonly by: number }[]
  readonly taken: readonly Item[]
}

const adds = /^(?:added|adds|adding|put|mixed|more)$/
const removes = /^(?:removed|removes|lost|missing|sold|broken|damaged)$/

/** "2 more red balls are put in", "3 green balls are removed": sentences behind the counts; null where that is not clear. */
function changedIn(items: readonly Item[], kinds: Kinds['kinds']): Changed | null {
  const changed: { name: string; by: number }[] = []
  const taken: Item[] = []
  for (const sentence of sentences(items)) {
    const isAdd = sentence.some((item) => adds.test(textOf(item)))
    const isRemove = sentence.some((item) => removes.test(textOf(item)))
    if (!isAdd && !isRemove) continue
    if (isAdd && isRemove) return null
    const end = sentence.findIndex((item) => /^(?:probability|chances?)$/.test(textOf(item)))
    const clause = end < 0 ? sentence : sentence.slice(0, end)
    const verb = clause.findIndex((item) => adds.test(textOf(item)) || removes.test(textOf(item)))
    if (verb < 0) return null
    for (const [at, item] of clause.entries()) {
      const value = numberOf(item)
      const isAll = textOf(item) === 'all'
      if ((!value || !isInteger(value) || textOf(item) === 'one') && !isAll) continue
      const near = clause.slice(at + 1, at + 6)
      const kind = near.flatMap((one) => kinds.find(({ name }) => name === stem(textOf(one))) ?? [])[0]
      if (!kind || (isAll && isAdd)) return null
      const by = value && !isAll ? toNumber(value) : kind.count
      changed.push({ name: kind.name, by: isAdd ? by : -by })
      taken.push(item)
    }
    if (changed.length === 0) return null
    const names = new Set(changed.map(({ name }) => name))
    taken.push(
      ...clause.filter(
        (item) =>
          adds.test(textOf(item)) ||
          removes.test(textOf(item)) ||
          names.has(stem(textOf(item))) ||
          /^(?:balls?|more)$/.test(textOf(item)),
      ),
    )
  }
  return { changed, taken }
}

/** "A jar has 40 marbles, of which 12 are blue, 18 are green and the rest white. Find the probability of a white one." */
export const kindDrawn = recogniser<KindDrawn>({
  id: 'event-of-kinds',
  solution,
  story: true,
  last: true,
  cues: ['probability', 'chance', 'chances'],
  words: [
    ...chanceWords,
    'one',
    'ball',
    'balls',
    'single',
    'class',
    'taken',
    'coin',
    'coins',
    'card',
    'cards',
    'rest',
    'remaining',
    'out',
    'total',
    'out',
    'all',
    'other',
    'others',
    'either',
    'both',
    'selected',
    'now',
    'equally',
    'fall',
    'falls',
    'down',
  ],
  examples: [
    'A jar has 40 marbles out of which 12 are blue, 18 are green and rest are white. Prob of white?',
    'In a class of 40 students there are 25 girls and rest boys. one is chosen as monitor. probability of a boy?',
    'a bag has 3 red and 5 black balls. 2 more red balls are put in. find the probability of a red ball',
    'a bag has 3 red, 4 black and 5 green balls. all the green balls are removed. find the probability of a red ball',
  ],
  refuses: [
    'a bag has 3 red and 5 black balls. two balls are drawn. find the probability that both are red',
    '12 kharab pen galti se 132 acche pens me mil gaye. do pen nikale, dono acche hone ki probability?',
    'a bag has 3 red and 5 black balls. find the probability of a white ball or a red ball',
    'a bag has 3 red and 5 black balls. a red ball is drawn and not put back. find the probability of a red ball',
    'a bag has 3 red balls and 5 black caps. find the probability of a red ball',
    'a bag has 3 red balls and twice as many black balls. find the probability of a red ball',
    'a bag has 20 balls, of which 3 are red and 5 are black. find the probability of a white ball',
  ],
  read: fitting(solution, (question) => {
    const numbers = asksChance(question) ? question.apart.filter((item) => numberOf(item) !== null) : []
    const sentence = sentences(question.apart).find((one) => kindsIn(one) !== null)
    const kinds = sentence && numbers.length > 0 ? kindsIn(sentence) : null
    if (!kinds || drawsTwo(question.apart)) return null
    const manners = mannersIn(question)
    const ones = onesIn(question)
    const rest = without(question, kinds, manners, ones)
    const changed = changedIn(rest.apart, kinds.kinds)
    if (!changed) return null
    const lexicon = Object.fromEntries(
      rest.apart.flatMap((item) => {
        const text = item.kind === 'number' ? `${item.unit}${toText(item.value)}` : textOf(item)
        const isNamed = kinds.kinds.some(({ name }) => name === stem(text)) || /^(?:good|working)$/.test(text)
        return isNamed ? [[text, stem(text)]] : []
      }),
    )
    const found: EventRead<string> | null = eventIn(
      without(rest, changed).apart,
      lexicon,
      tokensFor(kinds.kinds),
      false,
    )
    return found
      ? {
          given: {
            kinds: kinds.kinds,
            ...(kinds.rest && { rest: kinds.rest }),
            changed: changed.changed,
            event: found.event,
          },
          ...told(question, kinds, manners, ones, changed, found),
        }
      : null
  }),
})
