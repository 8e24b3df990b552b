import { checkAnswer } from '@/lib/answers'
import type { AnswerRule } from '@/lib/answers/rule'
import { notAnswerable, type Problem } from '@/lib/problems/problem'
import { bookOf, closed, type Book } from './book'
import { checkClaim } from './check-claims'
import { readLine, type Claim } from './claims'
import { keyParts } from './key-parts'
import { lastStepComplaints, statesKey } from './last-step'
import { childrenOf, type Node } from './node'
import { settingComplaints } from './set-claims'
import { strayNumbers } from './provenance'
import { orderComplaints } from './step-integrity'
import { unitComplaints } from './units'
import { wordRules } from './words'

/** What proving one problem came to. */
export interface Proof {
  readonly complaints: readonly string[]
  /** Lines of the solution that claim anything in numbers or formulas. */
  readonly lines: number
  /** Of these, the lines with at least one claim that was checked. */
  readonly checked: readonly number[]
  readonly unchecked: readonly number[]
  /** Links that were not checked, by reason. */
  readonly skipped: ReadonlyMap<string, number>
}

/** Proves a problem from its own words; `again` is its key by the second road. */
export function proveProblem(problem: Problem, again: string | null): Proof {
  const book = bookOf(problem)
  const { complaints, checked, skipped, vouched } = checkedLines(book)
  const claiming = problem.steps.flatMap((_, index) =>
    checked.has(index) || book.lines[index]?.claims.some(isOfNumbers) ? [index] : [],
  )
  const unchecked = claiming.filter((index) => !checked.has(index))
  const results = resultsIn(book)
  const stray = problem.steps.flatMap((text, index) =>
    strayNumbers(problem, index, [...(vouched.get(index) ?? []), ...results]).map(
      (one) =>
        `step ${index + 1} "${text}": ${one} comes from nowhere: name where it is from, or state it as a claim: says\`... \${isValue('the height', '${one}')}\``,
    ),
  )
  return {
    complaints: [
      ...complaints,
      ...asideComplaints(book),
      ...textComplaints(problem),
      ...unitComplaints(book),
      ...stray,
      ...keyComplaints(book, again),
      ...orderComplaints(problem),
    ],
    lines: claiming.length,
    checked: [...checked],
    unchecked,
    skipped,
  }
}

/** Says something of numbers or letters: not only that words equal words. */
const isOfNumbers = ({ sides }: Claim): boolean => sides.filter(({ node }) => node !== null).length > 1

/** The values of all that the lines work out without writing the result: the 64 of 4(8)(2). */
function resultsIn(book: Book): readonly string[] {
  const parts = (node: Node): readonly Node[] => [node, ...childrenOf(node).flatMap(parts)]
  const nodes = [
    ...book.claims.flatMap(({ sides }) => sides.flatMap(({ node }) => (node ? parts(node) : []))),
    ...book.lines.flatMap(({ values }) => values.flatMap(parts)),
  ]
  return nodes.flatMap((node) =>
    node.kind === 'binary' && node.operator !== '/' ? closed(book, node).map((value) => String(Math.abs(value))) : [],
  )
}

/** What hints and explanation claim holds too; their letters have the values of the solution. */
function asideComplaints(book: Book): readonly string[] {
  const { hints, explanation } = book.problem
  return [...hints, explanation].flatMap((text) =>
    readLine(text, -2)
      .claims.filter(({ before }) => !/\bif\s*$/i.test(before))
      .flatMap((claim) =>
        checkClaim(book, claim).flatMap((verdict) =>
          verdict.kind === 'wrong' ? [`hint or explanation "${text}": [${claim.text}] ${verdict.what}`] : [],
        ),
      ),
  )
}

interface CheckedLines {
  readonly complaints: readonly string[]
  readonly checked: ReadonlySet<number>
  readonly skipped: ReadonlyMap<string, number>
  /** The texts of what was checked, by line. */
  readonly vouched: ReadonlyMap<number, readonly string[]>
}

function checkedLines(book: Book): CheckedLines {
  const complaints: string[] = []
  const checked = new Set<number>()
  const skipped = new Map<string, number>()
  const complain = (line: number, what: string) =>
    complaints.push(`step ${line + 1} "${book.problem.steps[line] ?? ''}": ${what}`)
  const vouched = new Map<number, string[]>()
  const vouch = (line: number, text: string) => vouched.set(line, [...(vouched.get(line) ?? []), text])
  for (const claim of book.claims.filter(({ line }) => line >= 0)) {
    const verdicts = checkClaim(book, claim)
    for (const [index, { text = '' }] of claim.sides.entries())
      if (
        [verdicts[index - 1], verdicts[index]].some(
          (verdict) => verdict?.kind === 'checked' && verdict.vouches !== false,
        )
      )
        vouch(claim.line, text)
    for (const verdict of verdicts) {
      if (verdict.kind === 'checked') {
        checked.add(claim.line)
        const source = claim.continues
        if (source !== undefined) checked.add(source)
      } else if (verdict.kind === 'wrong') complain(claim.line, `[${claim.text}] ${verdict.what}`)
      else skipped.set(verdict.why, (skipped.get(verdict.why) ?? 0) + 1)
    }
  }
  for (const rule of wordRules)
    for (const { line, wrong } of rule(book)) {
      if (wrong === null) {
        checked.add(line)
        vouch(line, book.problem.steps[line] ?? '')
      } else complain(line, wrong)
    }
  for (const { part, to } of keyParts(book.problem)) if (statesKey(book, part)) checked.add(to - 1)
  return { complaints, checked, skipped, vouched }
}

function keyComplaints(book: Book, again: string | null): readonly string[] {
  const { answer, answerValidator: rule } = book.problem
  if (answer === notAnswerable) return []
  const accepted = (response: string, what: string) => refusals(rule, response, what)
  return [
    ...accepted(String(answer), 'the answer shown'),
    ...(again === null ? ['no second road to the key'] : accepted(again, 'the key by the second road')),
    ...keyParts(book.problem).flatMap(({ part, called }) =>
      [...refusals(part.rule, part.rule.expected, 'the key'), ...lastStepComplaints(book, part)].map(
        (what) => called + what,
      ),
    ),
  ]
}

/** The response as a key: refused as a whole, or in the parts that are named. */
function refusals(rule: AnswerRule, response: string, what: string): readonly string[] {
  const { correct, parts = [] } = checkAnswer(rule, response)
  if (correct) return []
  const labels = rule.kind === 'parts' ? rule.parts.filter((_, index) => !parts[index]?.correct) : []
  const where = labels.map(({ label }) => ` in ${label}`).join(',')
  return [`${what} "${response}" is not accepted${where}, key "${rule.expected}"`]
}

/** Lines whose text is not set from their claims, and texts that are not those of the lines. */
const textComplaints = ({ parts, steps }: Problem): readonly string[] =>
  parts
    .flatMap((part) => part.steps)
    .flatMap(({ text, claim = [] }, index) =>
      [
        ...settingComplaints(text, claim, steps.slice(0, index)),
        ...(steps[index] === text ? [] : ['the line of the part has another text']),
      ].map((what) => `step ${index + 1} "${steps[index] ?? ''}": ${what}`),
    )
