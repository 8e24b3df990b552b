import { pairIn, pairWords } from './equations'
import { chapter } from '../../assertions/chapter'
import { statement, type ReadAssertion, type Statement } from '../../assertions/statement'
import { axisIn } from '../../question/axis'
import { lineWith } from '../../question/coefficients'
import type { Fact } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { lineIn, rational, valueOf } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { isInteger, toNumber, type Fraction } from '../../../maths/fraction'
import type { JudgedAssertion } from '../../../solutions/assertion-reason'
import { factNames, generalFacts, type FactName } from '../../../solutions/linear-equations/general-facts'
import * as judged from '../../../solutions/linear-equations/judged'
import {
  clearing,
  equationsObjection,
  wholeLine,
  type Equation,
} from '../../../solutions/linear-equations/pieces/equation'
import type { Line, Pair } from '../../../solutions/linear-equations/pieces/line'
import type { Outcome } from '../../../solutions/linear-equations/pieces/ratio-test'

type Found = ReturnType<typeof phrase>

const outcomes: readonly (readonly [Outcome, readonly string[]])[] = [
  ['none', ['has|have no solution']],
  ['infinite', ['has|have infinitely many solution']],
  ['unique', ['has|have unique|exactly|one one? solution']],
]

/** How many solutions a statement speaks of. */
function outcomeIn(question: Question) {
  const found = outcomes.flatMap(([stated, patterns]) => {
    const said = phrase(question, ...patterns)
    return said ? [{ stated, said }] : []
  })
  const [only, ...more] = found
  return only && more.length === 0 ? only : null
}

const lineOf = (equation: Equation): Line => wholeLine(equation, clearing(equation))

const wholePair = ([first, second]: readonly [Equation, Equation]): Pair | null =>
  equationsObjection([first, second]) === null ? [lineOf(first), lineOf(second)] : null

const read = (
  question: Question,
  found: JudgedAssertion<FactName>,
  used: readonly Fact[],
  ...phrases: readonly Found[]
): ReadAssertion<FactName> => {
  const all = told(question, ...phrases)
  return { ...found, used: [...used, ...all.used], said: all.said }
}

const pairOutcome = statement<FactName>({
  words: [...pairWords],
  read: (question) => {
    const [pair, outcome] = [pairIn(question), outcomeIn(question)]
    const whole = pair && wholePair(pair.equations)
    return pair && whole && outcome
      ? read(question, judged.pairHas(whole, outcome.stated), pair.used, outcome.said)
      : null
  },
})

const consistent = statement<FactName>({
  words: [...pairWords],
  read: (question) => {
    const pair = pairIn(question)
    const whole = pair && wholePair(pair.equations)
    const is = phrase(question, 'consistent')
    const isNot = phrase(question, 'inconsistent')
    if (!pair || !whole || (is === null) === (isNot === null)) return null
    return read(question, judged.pairIs(whole, is ? 'consistent' : 'inconsistent'), pair.used, is, isNot)
  },
})

/** The values in "x = 2, y = −1", and the facts that tell them. */
function pointIn(question: Question) {
  const values = (['x', 'y'] as const).map((name) =>
    question.facts.flatMap((fact) => {
      const value = valueOf(fact, name)
      return value ? [{ fact, value }] : []
    }),
  )
  const [[x, ...moreX] = [], [y, ...moreY] = []] = values
  if (!x || !y || moreX.length > 0 || moreY.length > 0) return null
  return { point: [x.value, y.value] as const, used: [x.fact, y.fact] }
}

const linesIn = (question: Question, ...not: readonly Fact[]) =>
  factsOf(question, 'equation').flatMap((fact) => {
    const line = not.includes(fact) ? null : lineIn(fact)
    return line ? [{ fact, line }] : []
  })

const solved = statement<FactName>({
  words: [...pairWords],
  read: (question) => {
    const at = pointIn(question)
    const [first, second, ...more] = at ? linesIn(question, ...at.used) : []
    const pair = first && second && more.length === 0 ? wholePair([first.line, second.line]) : null
    const said = phrase(question, 'solution pair? equation?')
    if (!at || !first || !second || !pair || !said) return null
    return read(question, judged.pairIsSolvedBy(pair, at.point), [first.fact, second.fact, ...at.used], said)
  },
})

const others = statement<FactName>({
  words: [...pairWords],
  read: (question) => {
    const at = pointIn(question)
    const [only, ...more] = at ? linesIn(question, ...at.used) : []
    const [other, none] = [
      phrase(question, 'besides * has another solution'),
      phrase(question, 'has no other solution'),
    ]
    const besides = phrase(question, 'besides')
    if (!at || !only || more.length > 0 || !besides) return null
    const another = other ?? phrase(question, 'has another solution')
    if ((another === null) === (none === null)) return null
    return read(
      question,
      judged.hasOtherSolutions(lineOf(only.line), at.point, another !== null),
      [only.fact, ...at.used],
      another,
      none,
      besides,
    )
  },
})

const onAxis = statement<FactName>({
  words: ['line', 'axis', 'equation', 'graph'],
  read: (question) => {
    const axis = axisIn(question)
    const [only, ...more] = linesIn(question)
    const [point, ...others_] = factsOf(question, 'point')
    const said = phrase(question, 'meets|cuts|crosses|intersects')
    const [x, y] = point ? [rational(point.x), rational(point.y)] : []
    if (!axis || !only || more.length > 0 || !point || others_.length > 0 || !said || !x || !y) return null
    return read(
      question,
      judged.meetsAxisAt(lineOf(only.line), axis.axis, [x, y]),
      [only.fact, point, ...axis.used],
      said,
    )
  },
})

const uprightIn = (question: Question) =>
  factsOf(question, 'equation').flatMap((fact) =>
    (['x', 'y'] as const).flatMap((axis) => {
      const at = valueOf(fact, axis)
      return at ? [{ fact, axis, at }] : []
    }),
  )

const apart = statement<FactName>({
  words: ['lines', 'line'],
  read: (question) => {
    const [first, second, ...more] = uprightIn(question)
    const said = phrase(question, 'have|has no common point', 'do|does not meet|intersect')
    if (!first || !second || more.length > 0 || !said) return null
    return read(question, judged.haveNoPoint(first, second), [first.fact, second.fact], said)
  },
})

const same = statement<FactName>({
  words: [...pairWords],
  read: (question) => {
    const pair = pairIn(question)
    const whole = pair && wholePair(pair.equations)
    const said = phrase(question, 'have same solution')
    return pair && whole && said ? read(question, judged.haveTheSameSolutions(whole), pair.used, said) : null
  },
})

/** ax + by = c with the k in it given a value. */
function withK(fact: Fact, k: Fraction): Equation | null {
  const found = lineWith(fact, 'k')
  return found && { a: found.a ?? k, b: found.b ?? k, c: found.c ?? k }
}

const forK = statement<FactName>({
  words: [...pairWords],
  read: (question) => {
    const [told_, ...more] = factsOf(question, 'equation').flatMap((fact) => {
      const value = valueOf(fact, 'k')
      return value ? [{ fact, value }] : []
    })
    const outcome = outcomeIn(question)
    const lines = told_
      ? factsOf(question, 'equation').flatMap((fact) => {
          const line = fact === told_.fact ? null : (lineIn(fact) ?? withK(fact, told_.value))
          return line ? [{ fact, line, isOpen: lineIn(fact) === null }] : []
        })
      : []
    const [first, second, ...rest] = lines
    const pair = first && second && rest.length === 0 ? wholePair([first.line, second.line]) : null
    if (!told_ || more.length > 0 || !outcome || !first || !second || !pair || !lines.some(({ isOpen }) => isOpen))
      return null
    const used = [told_.fact, first.fact, second.fact]
    return read(question, judged.pairWithK(pair, outcome.stated, told_.value), used, outcome.said)
  },
})

const digits = statement<FactName>({
  words: [],
  read: (question) => {
    const said = phrase(
      question,
      'two digit number tens digit exceeds ones|units|unit digit #g #m more number digits|digit reversed',
    )
    if (!said || !isInteger(said.numbers.g) || !isInteger(said.numbers.m)) return null
    return read(question, judged.exceedsReversed(toNumber(said.numbers.g), toNumber(said.numbers.m)), [], said)
  },
})

const statements: readonly Statement<FactName>[] = [
  ...[pairOutcome, consistent, solved, others, onAxis, apart, same, forK, digits],
]

export const assertions = chapter('le-assertion-reason', generalFacts, factNames, statements)
