import { only } from './story-of'
import { x, y } from './understood'
import { textOf, type Item } from '../../question/fact'
import { numberNamed } from '../../question/number-named'
import type { Question } from '../../question/question'
import type { Found } from '../../recogniser'
import { fraction, isInteger, negate, sign, type Fraction } from '../../../maths/fraction'
import { minus, number, plus, times } from '../../../solutions/told/expression'
import type { Asked, Given, Statement } from '../../../solutions/told/told'

const right = /^(?:right|correct|correctly|sahi)$/
const wrong = /^(?:wrong|incorrect|incorrectly|wrongly|galat)$/
const lost =
  /^(?:losing|kata|kati|lost|lose|loses|deducted|deducts|deducting|deduct|cut|cuts|subtracted|minus|negative|kate|katte|katta|kat|kaate|away)$/
const asks = /^(?:how|find|what|kitne|kitni|kul|total|calculate|determine|batao|nikalo)$/

interface Marked {
  readonly value: Fraction
  readonly before: readonly string[]
  readonly after: readonly string[]
}

const valueAt = (item: Item | undefined): Fraction | null => {
  if (item?.kind === 'number' && /^(?:|marks?)$/.test(item.unit)) return item.value
  return item?.kind === 'word' ? (item.text === 'one' ? fraction(1) : numberNamed(item.text)) : null
}

/** "-2 wrong she gets 80": the label behind a number is not that of the next one. */
const withoutLabel = (words: readonly string[], isBehind: boolean): readonly string[] =>
  isBehind && (right.test(words[0] ?? '') || wrong.test(words[0] ?? '')) ? words.slice(1) : words

/** The numbers with the words before and behind each, up to the next one. */
function numbersIn(items: readonly Item[]): readonly Marked[] {
  const places = items.flatMap((item, at) => (valueAt(item) ? [at] : []))
  return places.map((at, index) => ({
    value: valueAt(items[at]) ?? fraction(0),
    before: withoutLabel(items.slice((places[index - 1] ?? -1) + 1, at).map(textOf), index > 0),
    after: items.slice(at + 1, places[index + 1]).map(textOf),
  }))
}

interface Rule {
  readonly right: Fraction
  readonly wrong: Fraction
  readonly score: Fraction
}

/** So much for a right answer, so much lost for a wrong one, and what they come to: three numbers in any order. */
function ruleIn(three: readonly Marked[], isLed: boolean): Rule | null {
  const kindOf = ({ after, before }: Marked): keyof Rule => {
    // "har sahi jawab ke 3": in Hindi the label stands before
    const label = before.findLast((word) => right.test(word) || wrong.test(word))
    if (isLed) return label === undefined ? 'score' : right.test(label) ? 'right' : 'wrong'
    const named = after.find((word) => right.test(word) || wrong.test(word))
    if (named !== undefined && after.indexOf(named) < 6) return right.test(named) ? 'right' : 'wrong'
    // "for each wrong answer 1 mark is lost"
    const led = before.findLast((word) => right.test(word) || wrong.test(word))
    return led !== undefined && before.length - before.lastIndexOf(led) < 4
      ? right.test(led)
        ? 'right'
        : 'wrong'
      : 'score'
  }
  const found = (kind: keyof Rule) => three.filter((one) => kindOf(one) === kind)
  const [[r, ...rs], [w, ...ws], [s, ...ss]] = [found('right'), found('wrong'), found('score')]
  if (!r || !w || !s || rs.length + ws.length + ss.length > 0) return null
  // "-1 wrong"
  const isSigned = sign(w.value) < 0
  const isLost = isSigned || [...w.before, ...w.after.slice(0, 6)].some((word) => lost.test(word))
  const off = isSigned ? negate(w.value) : w.value
  return isLost && isInteger(r.value) && sign(r.value) > 0 && sign(off) > 0
    ? { right: r.value, wrong: off, score: s.value }
    : null
}

const statementOf = ({ right: r, wrong: w, score }: Rule): Statement => ({
  left: minus(times(number(r), x), times(number(w), y)),
  right: number(score),
})

/** One way of marking, with how many questions are answered in all. */
function countedIn(four: readonly Marked[], isLed: boolean): readonly Statement[] | null {
  const isTotal = ({ after }: Marked) => /^(?:questions?|problems?)$/.test(after[0] ?? '')
  const [total, ...more] = four.filter(isTotal)
  const rule = ruleIn(
    four.filter((one) => one !== total),
    isLed,
  )
  return total && more.length === 0 && rule
    ? [{ left: plus(x, y), right: number(total.value) }, statementOf(rule)]
    : null
}

const names = ['the number of right answers', 'the number of wrong answers'] as const

/** Two ways of marking one test, and what each comes to. */
export function marksIn(question: Question): Found<Given> | null {
  const { apart } = question
  const last = apart.findLastIndex((item) => valueAt(item))
  // "kitne sahi, kitne galat": from the first word that asks behind the numbers
  const behind = apart.findIndex((item, at) => at > last && asks.test(textOf(item)))
  const from = behind < 0 ? apart.findLastIndex((item) => asks.test(textOf(item))) : behind
  const asked = apart.slice(from).map(textOf)
  const all = numbersIn(from < 0 ? apart : apart.slice(0, from))
  const isOther = question.words.some((word) =>
    /^(?:unattempted|blank|skipped|unanswered|left|not|each_other)$/.test(word),
  )
  const isLed = question.words.some((word) => /^(?:sahi|galat)$/.test(word))
  const counted = all.length === 4 ? countedIn(all, isLed) : null
  const [first, second] = all.length === 6 ? [ruleIn(all.slice(0, 3), isLed), ruleIn(all.slice(3), isLed)] : []
  const statements = counted ?? (first && second ? [statementOf(first), statementOf(second)] : null)
  if (from < 0 || isOther || !statements || apart.slice(from).some((item) => item.kind === 'number')) return null
  const [isRight, isWrong] = [right, wrong].map((form) => asked.some((word) => form.test(word)))
  const isTotal = asked.some((word) => /^questions?|problems?$/.test(word))
  const both: readonly Asked[] = [
    { name: names[0], value: x, unit: '' },
    { name: names[1], value: y, unit: '' },
  ]
  const wanted = isRight && isWrong ? both : isRight ? both.slice(0, 1) : isWrong ? both.slice(1) : []
  const total: readonly Asked[] = [{ name: 'the number of questions', value: plus(x, y), unit: '' }]
  if (wanted.length === 0 && !isTotal) return null
  return only(
    question,
    [
      {
        unknowns: names,
        statements,
        limits: [x, y].map((of) => ({ of, is: 'whole' as const })),
        asked: wanted.length === 0 ? total : wanted,
      },
    ],
    true,
  )
}
