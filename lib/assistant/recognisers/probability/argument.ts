import type { Fact } from '../../question/fact'
import { phrase } from '../../question/phrase'
import { numberOf } from '../../question/slot'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { absolute, equals, fraction, isInteger, toNumber } from '../../../maths/fraction'
import { argument as solution, type Argument } from '../../../solutions/probability/argument'

const asks =
  /^(?:correct|agree|right|true|valid|wrong|justify|why|reasons?|mistake|sahi|say|think|equally|expect|since)$/

/** The claim, by how many outcomes it counts: 3 of two coins, 11 sums, 2 of a die. */
function claimIn(question: Question): Argument['of'] | null {
  const has = (...words: readonly string[]) => words.some((word) => question.words.includes(word))
  // "3 outcomes - 2 heads, 2 tails": a dash
  const numbers = question.apart.flatMap((item) => numberOf(item) ?? []).map(absolute)
  const outcomes = (n: number) => numbers.some((value) => equals(value, fraction(n)) || equals(value, fraction(1, n)))
  const [coins, dice] = [has('coin', 'coins'), has('die', 'dice')]
  const fits = (...known: readonly number[]) =>
    numbers.every((value) =>
      !isInteger(value) ? known.includes(Number(value.d)) && value.n === 1n : known.includes(toNumber(value)),
    )
  if (coins && !dice && outcomes(3) && has('heads', 'head') && has('tails', 'tail') && fits(1, 2, 3)) return 'two coins'
  const isRow = [2, 12].every((n) => numbers.some((value) => equals(value, fraction(n))))
  const ofSums = isRow || has('sum', 'sums', 'total') || numbers.filter((value) => isInteger(value)).length > 10
  if (dice && !coins && outcomes(11) && ofSums && fits(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)) return 'sums'
  const claims = (d: number) => {
    const parts = numbers.filter((value) => !isInteger(value))
    return parts.length > 0 && parts.every((value) => equals(value, fraction(1, d)))
  }
  const of = otherClaim(question, { has, fits, claims })
  if (of) return of
  const one = !numbers.some((value) => isInteger(value) && toNumber(value) > 2)
  const isOne =
    one &&
    !has('sum', 'product', 'twice', 'prime', 'composite') &&
    !(has('dice') && numbers.filter((value) => equals(value, fraction(2))).length > 1)
  return dice && !coins && isOne && outcomes(2) && has('odd') && has('even') && fits(1, 2) ? 'odd or even' : null
}

interface Reads {
  readonly has: (...words: readonly string[]) => boolean
  readonly fits: (...known: readonly number[]) => boolean
  /** Each probability that is told is one of so many. */
  readonly claims: (n: number) => boolean
}

/** Claims of the Exemplar: heads of three coins, girls of three children, a number or not, what was tossed before. */
function otherClaim(question: Question, { has, fits, claims }: Reads): Argument['of'] | null {
  const [coins, dice] = [has('coin', 'coins'), has('die', 'dice')]
  const family = phrase(question, 'family * three|3 children|child', 'three|3 children')
  if (family && !coins && !dice && claims(4) && has('girl', 'girls', 'boy', 'boys') && fits(0, 1, 2, 3, 4))
    return 'three children'
  const three = phrase(question, 'three|3 coins', 'coin * three|3 times', 'coin * thrice')
  if (three && !dice && claims(4) && has('head', 'heads') && !has('tail', 'tails') && fits(0, 1, 2, 3, 4))
    return 'three coins'
  const orNot = phrase(question, '#a or not #b')
  const isOne = orNot && equals(orNot.numbers.a, orNot.numbers.b) && !phrase(question, 'two|2 dice|die', 'twice')
  if (dice && !coins && isOne && claims(2) && fits(1, 2, 3, 4, 5, 6)) return 'so or not'
  const isSingle = coins && !dice && !has('coins', 'times', 'twice', 'thrice', 'biased', 'unfair')
  if (isSingle && has('head') && has('tail') && claims(2) && fits(2)) return 'head or tail'
  const before = phrase(
    question,
    'coin #n times * heads|head|tails|tail * each|every|all occasion|time|times',
    'coin #n times * heads|head|tails|tail each|every|all',
  )
  const next =
    phrase(question, 'next toss|time|throw * be|is|get head|heads|tail|tails') ??
    phrase(question, 'expect head|heads|tail|tails * higher|greater|more chance * @n:ordinal toss|throw') ??
    phrase(question, 'expect head|heads|tail|tails * higher|greater|more chance * next toss|throw')
  const sure = next ? null : phrase(question, 'probability * head|heads|tail|tails is #p')
  if (before && !dice && (next || (sure && isInteger(sure.numbers.p)))) return 'tossed before'
  const slips = phrase(question, 'numbered from? #a to #b')
  const isParity = slips && !coins && !dice && has('odd') && has('even') && claims(2)
  if (isParity && toNumber(slips.numbers.a) === 1 && toNumber(slips.numbers.b) % 2 === 0) return 'odd or even numbers'
  const parts = has('regions', 'parts', 'sectors') && phrase(question, 'unequal|different size|sizes|area|areas')
  return parts && phrase(question, 'equally likely') ? 'unequal parts' : null
}

const usable = (fact: Fact): boolean => fact.kind === 'number' || fact.kind === 'list' || fact.kind === 'ordinal'

/** "Two coins are tossed: two heads, two tails or one of each, so each has the probability 1/3. Is this argument correct?" */
export const argument = recogniser({
  id: 'is-the-argument-correct',
  solution,
  story: true,
  cues: ['argument', 'therefore', 'since', 'correct', 'agree', 'right', 'justify', 'sahi', 'equally', 'coin', 'coins'],
  words: [
    ...'probability so actual wrong two three one eleven each coin coins die dice head heads tail tails odd even sum number total outcomes outcome possible'.split(
      ' ',
    ),
    ...'together same time no regions unequal size rest each every times next toss occasion show equal heads girl girls boy boys children correct agree right reason justify why true both or not random equally likely getting event argument answer statement twice either only higher greater more chance since slip slips ticket tickets card cards'.split(
      ' ',
    ),
  ],
  examples: [
    'If two coins are tossed together there are three possible outcomes - two heads, two tails or one of each. Therefore the probability of each is 1/3. Is this argument correct?',
    'two dice are thrown and someone says there are 11 possible sums 2 to 12 so each has probability 1/11. do you agree?',
    'Rohini kehti hai do coins uchhalne par 3 outcomes hote hain - 2 heads, 2 tails ya ek ek, isliye har ek ki probability 1/3 hai. kya ye sahi hai?',
    'If a die is thrown, there are two possible outcomes - an odd number or an even number. Therefore, the probability of getting an odd number is 1/2. Is it correct?',
    'Pihu says when 2 dice are thrown sum can be 2,3,...,12 so total 11 outcomes, so prob of sum 7 is 1/11. is she correct? if not what is the right probability',
    'Two dice are thrown together. There are eleven possible sums 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 12. Therefore each of them has a probability 1/11. Do you agree with this argument? Justify.',
    'If three coins are tossed there are four outcomes, 0, 1, 2 or 3 heads. So the probability of each is 1/4. Is it correct?',
    'In a family having three children, there may be no girl, one girl, two girls or three girls. So, the probability of each is 1/4. Is this correct? Justify your answer.',
    'A student says that if you throw a die, it will show up 1 or not 1. Therefore, the probability of getting 1 and the probability of getting not 1 each is equal to 1/2. Is this correct? Give reasons.',
    'When we toss a coin, there are two possible outcomes - head or tail. Therefore, the probability of each outcome is 1/2. Justify your answer.',
    'If you toss a coin 6 times and it comes down heads on each occasion, can you say that the probability of getting a head is 1? Give reasons.',
    'Sushma tosses a coin 3 times and gets tail each time. Do you think that the outcome of next toss will be a tail? Give reasons.',
    'An arrow comes to rest pointing at one of the regions 1, 2 or 3 of unequal size. Are the outcomes 1, 2 and 3 equally likely to occur? Give reasons.',
  ],
  refuses: [
    'If two coins are tossed together there are three possible outcomes - two heads, two tails or one of each. Therefore the probability of each is 1/3. Is this argument correct? What is the right probability of one of each?',
    'If three coins are tossed there are four outcomes, 0, 1, 2 or 3 heads. So the probability of each is 1/8. Is it correct?',
    'When we toss a coin there are two possible outcomes, head or tail. Therefore the probability of each is 1. Is it correct?',
    'If you throw a die, it will show up 1 or not 1. Therefore the probability of not 1 is 5/6. Is this correct?',
    'A coin is tossed 6 times and comes down heads each time. Is it correct that the probability of a head is 1/2?',
    'In a family having three children there may be no girl, one girl, two girls or three girls. Is it correct that the probability of no girl is 1/8?',
    'A die is thrown. The number is prime or composite, so the probability of a prime number is 1/2. Is it correct?',
    'A die is thrown. Is the probability of an odd number 1/3? Is it correct?',
    'A die is thrown twice. The sum is odd or even. Is it correct that the probability of an odd sum is 1/2?',
  ],
  read: (question) => {
    // "Is he correct? What is the right probability?" asks for that as well
    const of = question.words.some((word) => asks.test(word) || word === 'therefore') ? claimIn(question) : null
    if (!of || !question.facts.every(usable)) return null
    if (!phrase(question, 'right|correct|actual|true|sahi probability|answer|value|values|chance'))
      return { given: { of }, used: question.facts }
    if (of === 'two coins' && phrase(question, 'right|correct|actual|true values|value'))
      return { given: { of, values: true }, used: question.facts }
    const sum = of === 'sums' ? phrase(question, 'sum|total #s') : null
    const wrong = phrase(question, 'probability * sum|total #s * #q', 'sum|total #s * probability * #q')
    if (!sum || !wrong || !isInteger(wrong.numbers.s) || !equals(wrong.numbers.q, fraction(1, 11))) return null
    const told = toNumber(wrong.numbers.s)
    return told < 2 || told > 12 ? null : { given: { of, sum: told }, used: question.facts }
  },
})
