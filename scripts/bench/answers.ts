/** Judgements a second, ours and those of @khanacademy/kas, on the same pairs in one run; and how many of them each gets right. */
import * as kas from '@khanacademy/kas'
import { checkAnswer, type AnswerRule } from '../../lib/answers'
import { answerTables } from '../../checks/answers/tables'

interface Pair {
  readonly rule: AnswerRule
  readonly response: string
  readonly right: boolean
}

/** What a computer algebra system can be asked: values and expressions, no words, lists or names. */
const comparable = ['number', 'fraction', 'surd', 'expression']

const pairs: readonly Pair[] = answerTables
  .flatMap(({ questions }) => questions)
  .filter(({ rule }) => comparable.includes(rule.kind))
  .flatMap(({ rule, responses }) =>
    responses.map(([response, judgement]) => ({ rule, response, right: judgement === 'right' })),
  )

type Judge = (pair: Pair) => boolean

const ours: Judge = ({ rule, response }) => checkAnswer(rule, response).correct

const theirs: Judge = ({ rule, response }) => {
  const [key, typed] = [kas.parse(rule.expected), kas.parse(response)]
  try {
    return key.parsed && typed.parsed && kas.compare(key.expr, typed.expr, { simplify: false, form: false }).equal
  } catch {
    return false
  }
}

const rounds = 5
/** Both in milliseconds. A judge of a thousand small functions is compiled only after seconds: the other has the same time. */
const [warmUp, roundTime] = [8000, 1000]

const kasReads = ({ rule, response }: Pair): boolean => kas.parse(rule.expected).parsed && kas.parse(response).parsed

/** Processor time of this process in milliseconds: on a busy machine the clock tells of others. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Judgements in a second of processor time: all of the pairs, over and over, for at least so many milliseconds. */
function rateOf(judge: Judge, pairs: readonly Pair[], least: number): number {
  const started = processorTime()
  let [judged, spent] = [0, 0]
  while (spent < least) {
    for (const pair of pairs) judge(pair)
    judged += pairs.length
    spent = processorTime() - started
  }
  return (1000 * judged) / spent
}

/** The best of several rounds, once each judge is warm; the judges take turns, so that a busy machine slows both. */
function race(judges: readonly Judge[], pairs: readonly Pair[]): readonly number[] {
  const best = judges.map(() => 0)
  judges.forEach((judge) => rateOf(judge, pairs, warmUp))
  for (let round = 0; round < rounds; round++)
    judges.forEach((judge, index) => {
      best[index] = Math.max(best[index] ?? 0, rateOf(judge, pairs, roundTime))
    })
  return best
}

const percent = (count: number, of: number): string => `${count} of ${of} (${((100 * count) / of).toFixed(1)} %)`

/** Prints both rates and how many each gets right; gives the ratio of the rates. */
function compare(what: string, pairs: readonly Pair[]): number {
  const judges = [ours, theirs] as const
  const rates = race(judges, pairs)
  console.log(`\n${pairs.length} pairs: ${what}; best of ${rounds} rounds`)
  judges.forEach((judge, index) => {
    const right = pairs.filter((pair) => judge(pair) === pair.right).length
    const accepted = pairs.filter((pair) => !pair.right && judge(pair)).length
    const name = (['ours', '@khanacademy/kas'][index] ?? '').padEnd(17)
    const rate = (rates[index] ?? 0).toFixed(0).padStart(7)
    console.log(
      `  ${name} ${rate} a second, right in ${percent(right, pairs.length)}, ${accepted} wrong answers accepted`,
    )
  })
  const ratio = (rates[0] ?? 0) / (rates[1] ?? 1)
  console.log(`  ratio of the rates: ${ratio.toFixed(1)}`)
  return ratio
}

compare(`all of the answer tables (${comparable.join(', ')}), also those that kas refuses unread`, pairs)
const ratio = compare('those of them that both can read, and so judge', pairs.filter(kasReads))
console.log(`\nAt least 10 wanted: ${ratio >= 10 ? 'held' : 'NOT held'}`)
if (ratio < 10) process.exitCode = 1
