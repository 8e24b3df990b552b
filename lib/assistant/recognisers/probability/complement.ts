import { oppositeIn } from './told-and-opposite'
import { phrase, told } from '../../question/phrase'
import { textOf, type Fact, type Item } from '../../question/fact'
import { factsOf, type Question } from '../../question/question'
import { add, divide, fraction, one, subtract, toDecimal, toTex, toText } from '../../../maths/fraction'
import { ratioShare } from '../../../solutions/probability/third-of-total'
import { recogniser } from '../../recogniser'
import { complement as solution, type Complement } from '../../../solutions/probability/complement'

const happens = [
  'probability|chance * least|atleast one * is #p . probability|chance * none|no',
  'probability|chance * none * is #p . probability|chance * least|atleast one',
] as const

/** Of an event with a name. */
const ofEvent = [
  'probability|chance event? @e:letter is #p .? probability|chance event? not @f:letter',
  'probability|chance event? not @e:letter is #p .? probability|chance event? @f:letter',
] as const

const isDenied = (taken: readonly Item[], event: Fact): boolean => textOf(taken[taken.indexOf(event) - 1]) === 'not'

const formOf = (taken: readonly Item[]): Complement['form'] =>
  taken.some((item) => item.kind === 'number' && item.node.kind === 'number' && item.node.decimal)
    ? 'decimal'
    : 'fraction'

/** "P(E) : P(not E) = 3 : 5. Find P(E)" */
function ofRatio(question: Question) {
  const found =
    phrase(
      question,
      'probability @e:letter probability not @f:letter is|are? @r:ratio .? then? probability not? @g:letter',
    ) ??
    phrase(
      question,
      'probability not? @g:letter if|when probability @e:letter probability not @f:letter is|are? @r:ratio',
    ) ??
    phrase(question, 'ratio probability @e:letter probability not @f:letter is @r:ratio probability not? @g:letter')
  if (!found) return null
  const { e, f, r, g } = found.facts
  const [one, two, ...more] = r.terms
  if (!one || !two || more.length > 0 || e.name !== f.name || g.name !== e.name) return null
  const isNot = isDenied(found.taken, g)
  // what is told is the other one of both
  const told_ = isNot ? ratioShare(one, two) : ratioShare(two, one)
  const [p, q] = [`P(${e.name})`, `P(\\text{not } ${e.name})`]
  return {
    given: { told: told_, form: 'fraction' as const },
    ...told(question, found),
    lead: `$${p} : ${q} = ${toText(one)} : ${toText(two)}$ and $${p} + ${q} = 1$, so $${isNot ? p : q} = ${toTex(told_)}$.`,
  }
}

/** "P(E) - P(not E) = 0.2. Find P(E)" */
function ofDifference(question: Question) {
  const found = phrase(
    question,
    'probability not? @e:letter minus probability not? @f:letter is #d .? then? probability not? @g:letter',
    'probability not? @g:letter if|when probability not? @e:letter minus probability not? @f:letter is #d',
    'probability not? @e:letter is #d more|greater than probability not? @f:letter .? then? probability not? @g:letter',
  )
  if (!found) return null
  const { e, f, g } = found.facts
  const isNot = (fact: Fact) => isDenied(found.taken, fact)
  if (e.name !== f.name || g.name !== e.name || isNot(e) === isNot(f)) return null
  const { d } = found.numbers
  const isMore = isNot(e) !== isNot(g)
  const told_ = divide(isMore ? add(one, d) : subtract(one, d), fraction(2))
  const nameOf = (fact: Fact) => `P(${isNot(fact) ? '\\text{not } ' : ''}${e.name})`
  const form = formOf(found.taken)
  const show = form === 'decimal' ? toDecimal : toTex
  return {
    given: { told: told_, form },
    ...told(question, found),
    lead: `$${nameOf(e)} - ${nameOf(f)} = ${show(d)}$ and $${nameOf(e)} + ${nameOf(f)} = 1$, so $2 \\times ${nameOf(isMore ? e : f)} = 1 ${isMore ? '+' : '-'} ${show(d)}$ and $${nameOf(isMore ? e : f)} = ${show(told_)}$.`,
  }
}

/** "P(E) = 0.3. Find P(not E)": the one event that is named, each time; null where there are two. */
function eventIn(question: Question): readonly Fact[] | null {
  const letters = factsOf(question, 'letter').filter(({ name }) => /^[A-Z]$/.test(name))
  return new Set(letters.map(({ name }) => name)).size < 2 ? letters : null
}

/** "The probability that it rains is 0.3. Find the probability that it does not rain." */
export const complement = recogniser({
  id: 'probability-of-not-happening',
  solution,
  story: true,
  cues: ['probability', 'chance', 'chances'],
  words: ['event', 'not', 'equal', 'late', 'least', 'two', 'no', 'same'],
  examples: [
    'The probability that it will rain tomorrow is 0.85. What is the probability that it will not rain?',
    'probability that it snows tomorrow is 0.45, prob that it doesnt snow',
    "If P(E) = 0.05, what is the probability of 'not E'?",
    'If the probability of rain today is 0.35, find the probability of no rain today.',
    "P(E') = 2/7 then P(E) = ?",
    'P(E) - P(not E) = 0.2 then P(E) = ?',
    'Sangeeta and Reshma play a tennis match. The probability of Sangeeta winning is 0.62. What is the probability of Reshma winning?',
  ],
  refuses: [
    'If P(E) = 0.05, what is the probability of not F?',
    'If P(E) = 0.05, what is the probability of E?',
    'P(E) - P(not F) = 0.2 then P(E) = ?',
    'The probability of rain today is 0.35. Find the probability of no snow today.',
    'probability that it snows tomorrow is 0.45, prob that it snows on both days',
    'The probability that it rains is 0.3. A die is thrown once: what is the probability that it shows no six?',
    'The probability of rain is 0.3 on Monday and 0.4 on Tuesday. Find the probability that it does not rain.',
  ],
  read: (question) => {
    const ratio = ofRatio(question) ?? ofDifference(question)
    if (ratio) return ratio
    const found = phrase(question, ...happens) ?? phrase(question, ...ofEvent)
    const event = eventIn(question)
    const opposite = found ? null : oppositeIn(question)
    if (opposite) return { given: { told: opposite.p, form: opposite.form }, ...told(question, opposite) }
    if (!found || !event) return null
    return { given: { told: found.numbers.p, form: formOf(found.taken) }, ...told(question, found, { taken: event }) }
  },
})
