import { asksChance, chanceWords, mannersIn } from './chance'
import { type Item, textOf } from '../../question/fact'
import { isFree } from '../../question/meanings'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { fillers } from '../../question/words'
import { recogniser } from '../../recogniser'
import { isInteger, toNumber } from '../../../maths/fraction'
import { defective as solution } from '../../../solutions/probability/defective'

/** The first word behind a place that names what they are: "6 are torn". */
function nameBehind({ apart }: Question, number: Item | undefined): Item | null {
  if (!number) return null
  for (const item of apart.slice(apart.indexOf(number) + 1)) {
    if (item.kind !== 'word') return null
    if (fillers.has(item.text)) continue
    return /^(?:defective|red|black)$/.test(item.text) || isFree(item.text) ? item : null
  }
  return null
}

const good = /^(?:good|sahi|theek|thik|works?|working|fine|ok)$/

/** "uske good hone ki probability": what is asked stands before. */
const isAskedBefore = (apart: readonly Item[], from: number): boolean =>
  textOf(apart[from - 1]) === 'ki' && textOf(apart[from - 2]) === 'hone'

/** "not torn", "a good one", "torn": what stands behind the word "probability". */
function askedIn({ apart }: Question, bad: string) {
  const from = apart.findIndex((item) => /^(?:probability|chances?)$/.test(textOf(item)))
  const isBefore = isAskedBefore(apart, from)
  const behind = isBefore ? apart.slice(0, from) : apart.slice(from)
  const isOfBad = (item: Item | undefined): boolean => textOf(item) === bad || `${textOf(item)}s` === bad
  const named = behind.filter((item) => isOfBad(item) || good.test(textOf(item)))
  // what stands beside "hone ki" is asked, and nothing that was told before
  const near = isBefore ? apart.slice(Math.max(0, from - 5), from) : behind
  const not = near.filter((item) => /^(?:not|non)$/.test(textOf(item)))
  const [only, ...more] = isBefore ? named.filter((item) => near.includes(item)).slice(-1) : named
  if (!only || more.length > 0 || not.length > 1) return null
  const isBad = isOfBad(only) === (not.length === 0)
  return { asked: isBad ? ('bad' as const) : ('good' as const), taken: [...named, ...not] }
}

const whole = (item: Item | undefined): number | null =>
  item?.kind === 'number' && item.unit === '' && isInteger(item.value) ? toNumber(item.value) : null

/** "A lot of 144 ball pens has 20 that are defective. One pen is taken out at random. Find the probability that it is good." */
export const defective = recogniser({
  id: 'defective-things',
  solution,
  story: true,
  cues: ['probability', 'chance', 'chances'],
  words: [...chanceWords, 'one', 'ball', 'balls', 'single'],
  examples: [
    'A carton holds 72 shirts, of which 6 are torn. One shirt is taken out at random. Find the probability that it is not torn.',
    'By accident, 10 spoilt mangoes get mixed with 146 mangoes which are not spoilt. If one mango is picked at random, what is the probability that it is not spoilt?',
    '12 defective pens are mixed with 132 good pens. one pen is taken out. find the probability that the pen is a good one',
    'A box has 12 balls of which 5 are red. One ball is drawn. find probability of red ball',
    '6 defective pens mixed with 54 good ones. one taken at random P(defective)',
    'ek box me 600 bulb hain jisme 18 kharab hain, ek bulb nikala to uske achha hone ki probability nikalo',
    'a lot of 20 bulbs in which 4 are defective. one bulb is drawn at random. probability that it is defective kya hai',
  ],
  refuses: [
    '6 defective pens mixed with 54 good ones. two taken at random P(defective)',
    'A lot of 20 bulbs has 4 which are defective. The bulb drawn is not defective and is not replaced. Find the probability that the next is not defective.',
    'A carton holds 72 shirts, of which 6 are torn. Two shirts are taken out. Find the probability that both are torn.',
    'A carton holds 72 shirts, of which 6 are torn and 4 are stained. One is taken out. Find the probability that it is good.',
    'A carton holds 72 shirts, of which 6 are torn. One is taken out. Find the probability that it is blue.',
  ],
  read: (question) => {
    if (!asksChance(question)) return null
    const told_ = phrase(question, '#n ~x #b ~y? are? defective')
    const among =
      told_ ??
      phrase(question, '#n ~x which #b') ??
      phrase(question, '#n * which|including|them #b', '#n * has|have|contains #b')
    const mixed = among ? null : phrase(question, '#b * mixed|mix #n')
    const found = among ?? mixed
    const numbers = found?.taken.filter((item) => item.kind === 'number') ?? []
    const [first, second, ...more] = numbers
    const [many, few] = among ? [first, second] : [second, first]
    const [all, bad] = [whole(many), whole(few)]
    const name = told_ ? (told_.taken.at(-1) ?? null) : nameBehind(question, few)
    if (!found || all === null || bad === null || more.length > 0 || !name) return null
    const good = mixed ? goodBehind(question, many, textOf(name)) : { taken: [] }
    const asked = askedIn(question, textOf(name))
    if (!good || !asked) return null
    const out = phrase(question, 'taken out', 'one taken', 'is taken')
    const rest = phrase(question, 'rest|remaining|others are? good|fine|ok', 'rest|remaining|others')
    return {
      given: { total: mixed ? all + bad : all, bad, mixed: mixed !== null, asked: asked.asked },
      ...told(question, found, { taken: [name] }, good, asked, out, rest, mannersIn(question)),
    }
  },
})

/** "132 good pens", "146 mangoes which are not spoilt" */
function goodBehind({ apart }: Question, number: Item | undefined, bad: string) {
  const from = number ? apart.indexOf(number) : -1
  const end = apart.findIndex((item, at) => at > from && item.kind === 'mark' && item.text === '.')
  const behind = apart.slice(from + 1, end < 0 ? undefined : end)
  const not = behind.findIndex((item) => textOf(item) === 'not')
  if (not >= 0 && textOf(behind[not + 1]) === bad) return { taken: behind.slice(not, not + 2) }
  const fine = behind.filter((item) => good.test(textOf(item)))
  return fine.length === 1 ? { taken: fine } : null
}
