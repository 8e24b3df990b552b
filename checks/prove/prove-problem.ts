import { keyComplaints } from './key-complaints'
import { checkedLines } from './checked-lines'
import type { Problem } from '@/lib/problems/problem'
import { closed, type Book } from './book'
import { bookOf } from './read-book'
import { checkClaim } from './check-claims'
import { isOfNumbers, readLine } from './claims'
import { childrenOf, type Node } from './node'
import { settingComplaints } from './set-claims'
import { strayNumbers } from './provenance'
import { orderComplaints } from './step-integrity'
import { unitComplaints } from './units'

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
