import { addingFaults } from '../content/added-equations'
import { partFaults } from '../content/example-parts'
import { zeroFaults } from '../content/found-letter'
import { givenFault } from '../content/given-numbers'
import { listedTermFaults } from '../content/listed-terms'
import { workedLineFaults } from '../content/worked-lines'
import { falseEqualities, falseInWords } from '../content/closed-equalities'
import { assertionFaults } from '../content/assertions'
import { calledTrueFaults } from '../content/called-true'
import { claimFaults } from '../content/solution-claims'
import { conclusionFaults } from '../content/conclusions'
import { congruenceFaults } from '../content/congruence'
import { directionFaults } from '../content/told-direction'
import { greatestOrLeastFaults } from '../content/greatest-or-least'
import { radiusFaults, reasonFaults } from '../content/reasons'
import { listedPairFaults } from '../content/listed-pairs'
import { claimedIdentityFaults } from '../content/claimed-identities'
import { impossibleProducts } from '../content/impossible-products'
import { otherUnit } from '../content/other-unit'
import { continuedLines } from '../content/continued-lines'
import { degreeFaults } from '../content/degrees'
import { dimensionFaults } from '../content/dimensions'
import { drawnFactFaults } from '../content/drawn-facts'
import { strangePoints } from '../content/strange-points'
import { factFaults, lineFactFaults } from '../content/facts'
import { storyFaults } from '../content/facts/stories'
import { progressionFaults } from '../content/progressions'
import { turnedFaults } from '../content/turned-hands'
import { inequalityFaults } from '../content/turned-inequality'
import { cumulativeFaults } from '../content/listed-frequencies'
import { goesWithFaults, productsIn } from '../content/goes-with'
import { labelledFaults } from '../content/facts/labelled'
import { matchingFaults } from '../content/matching-letters'
import { plainEndFaults } from '../content/plain-end'
import { classIn } from '../content/table-classes'
import { onlyStates, statedFaults } from '../content/stated-answer'
import { joinedLists } from './joined-lists'
import type { LessonLine } from './line-text'
import { halfTotalFaults } from './half-total'
import { readings } from './readings'
import { proveExample, type Complaint } from './prove-example'
import { lessonTexts, type LessonExample, type WorkedExample } from './worked-examples'
import type { Figure } from '@/lib/figures/figure'
import type { TopicKey } from '@/lib/syllabus'

/** What proving a lesson came to. */
export interface LessonProof {
  readonly findings: readonly Complaint[]
  /** The same, each with file, line and what is wrong. */
  readonly complaints: readonly string[]
  /** How many lines of its solutions claim something in numbers or letters. */
  readonly claiming: number
  /** Of these, how many were checked. */
  readonly checked: number
  /** The others, for reading through. */
  readonly unchecked: readonly string[]
}

/** The last line of a solution states what was worked out before it. */
function strayEnd({ question: asked, lines, figures }: WorkedExample): readonly Complaint[] {
  const [last, ...before] = lines.toReversed()
  if (!last) return []
  const told = before.map(({ text }) => text)
  const question = [asked, ...figures.flatMap(readOff)].join(' ')
  return [
    ...(before.length > 0 && onlyStates(last.text) ? statedFaults(question, told, last.text) : []),
    ...plainEndFaults(question, told, last.text),
  ].map((what) => ({ line: last, what }))
}

const givenFaults = (question: string, texts: readonly string[]) =>
  [givenFault(question, texts)].flatMap((what) => (what === undefined ? [] : [{ line: 0, what }]))

/** What the words of a solution conclude, in any of its lines. */
function strayConclusions(topic: TopicKey, { question, lines, figures }: WorkedExample): readonly Complaint[] {
  const texts = lines.map(({ text }) => text)
  const asked = [question, ...figures.flatMap(readOff)].join(' ')
  return [
    ...conclusionFaults(question, texts),
    ...congruenceFaults(texts),
    ...directionFaults(asked, texts),
    ...greatestOrLeastFaults(question, texts),
    ...claimFaults(asked, texts),
    ...assertionFaults(texts),
    ...calledTrueFaults(topic, question, texts),
    ...matchingFaults(question, texts),
    ...cumulativeFaults(figures[0], texts),
    ...workedLineFaults(texts),
    ...givenFaults(question, texts),
    ...partFaults(question, texts),
    ...addingFaults(texts, question),
    ...radiusFaults(figures, question, texts),
    ...listedPairFaults(question, texts),
    ...[otherUnit(question, figures, texts) ?? []].flat(),
    ...texts.flatMap((text, line) => listedTermFaults([question, ...texts], text).map((what) => ({ line, what }))),
    ...listedTermFaults([question], question).map((what) => ({ line: 0, what })),
    ...texts.slice(0, -1).flatMap((text, line) => {
      const [, end] = /=[^$]*\$(?: [a-z]+[²³]?)?(?:[.;] |: (?=[a-z]))([A-Za-z][^$]*)$/.exec(text) ?? []
      return end === undefined ? [] : plainEndFaults(asked, texts.slice(0, line), text).map((what) => ({ line, what }))
    }),
  ].flatMap(({ line, what }) => {
    const own = lines[line]
    return own ? [{ line: own, what }] : []
  })
}

/** What the question asks for in vain, and what it or its solution says of the points of the figure, each at its own line. */
function ownLineFaults({ asked, lines, figures }: LessonExample): readonly Complaint[] {
  const all = [...asked, ...lines]
  const texts = all.map(({ text }) => text)
  return [
    ...asked.flatMap(({ text }, line) =>
      [...claimedIdentityFaults(text), ...impossibleProducts(text), ...storyFaults(text)].map((what) => ({
        line,
        what,
      })),
    ),
    ...drawnFactFaults(figures, texts),
    ...strangePoints(figures, texts).map(({ text, what }) => ({ line: text, what })),
  ].flatMap(({ line, what }) => {
    const own = all[line]
    return own ? [{ line: own, what }] : []
  })
}

/** What is read off a table: its cells, and the class marks of its classes. */
const readOff = (figure: Figure | undefined): readonly string[] =>
  figure?.kind === 'table'
    ? figure.rows.flat().flatMap((cell) => {
        const own = classIn(cell)
        return own ? [cell, String((own.lower + own.upper) / 2)] : [cell]
      })
    : []

/** What a sentence says that goes on in a list, beyond what its pieces say. */
function joinedFaults(topic: TopicKey, text: string, told: readonly LessonLine[]): readonly Complaint[] {
  const lists = joinedLists(text).map((line) => ({ line, faults: factFaults(topic, line.text) }))
  const known = lists.some(({ faults }) => faults.length > 0)
    ? new Set(told.flatMap((line) => factFaults(topic, line.text)))
    : new Set<string>()
  return lists.flatMap(({ line, faults }) => faults.filter((what) => !known.has(what)).map((what) => ({ line, what })))
}

/** What a row of a list lacks beside the other rows; what the words of one row say by themselves is told already. */
function listedRows(told: readonly LessonLine[]): readonly Complaint[] {
  const lists = told.reduce<LessonLine[][]>((so, line) => {
    const own = so.at(-1)
    const before = own?.at(-1)
    if (own && before && line.line - before.line <= 1) own.push(line)
    else so.push([line])
    return so
  }, [])
  return lists.flatMap((list) => {
    if (list.length < 2) return []
    const alone = new Set(list.flatMap((line) => labelledFaults([line]).map(({ what }) => what)))
    return labelledFaults(list).flatMap(({ line, what }) => {
      const own = list.find((one) => one.line === line)
      return own && !alone.has(what) ? [{ line: own, what }] : []
    })
  })
}

/** What letters go with which, against the formulas of the lesson. */
function lettersTogether(topic: TopicKey, text: string, told: readonly LessonLine[]): readonly Complaint[] {
  // the section formula is known to all lines of its chapter
  if (topic === 'coordinate-geometry') return []
  const products = productsIn(
    [...text.matchAll(/^\$\$\n([^$]*)\n\$\$|formula: '\$([^$]*)\$'/gm)].map(([, one, other]) => one ?? other ?? ''),
  )
  return told.flatMap((line) => goesWithFaults(line.text, products).map((what) => ({ line, what })))
}

/** Proves every line of every worked example of a lesson, and every equality of numbers in what stands around them. */
export function proveLesson(topic: TopicKey, text: string): LessonProof {
  const { examples, prose, told } = lessonTexts(text)
  const proofs = examples.map((example) => proveExample(topic, example))
  const findings = [
    ...proofs.flatMap(({ complaints }) => complaints),
    ...examples.flatMap(strayEnd),
    ...examples.flatMap((example) => strayConclusions(topic, example)),
    ...examples.flatMap(ownLineFaults),
    ...examples.flatMap(halfTotalFaults),
    ...examples.flatMap(readings).flatMap(({ question, lines }) => {
      const texts = lines.map(({ text }) => text)
      return [...zeroFaults(question, texts), ...degreeFaults(question, texts)].flatMap(({ line, what }) => {
        const own = lines[line]
        return own ? [{ line: own, what }] : []
      })
    }),
    ...examples.flatMap(({ lines }) => {
      const continued = continuedLines(lines.map(({ text }) => text))
      return lines.flatMap((line, at) =>
        [
          ...falseInWords(topic, line.text),
          ...dimensionFaults(continued[at] ?? line.text),
          ...progressionFaults(line.text),
          ...turnedFaults(line.text),
          ...reasonFaults(line.text),
          ...inequalityFaults(line.text),
          ...lineFactFaults(topic, line.text),
        ].map((what) => ({ line, what })),
      )
    }),
    ...prose.flatMap((line) =>
      [...falseEqualities(topic, line.text), ...dimensionFaults(line.text), ...progressionFaults(line.text)].map(
        (what) => ({ line, what }),
      ),
    ),
    ...joinedFaults(topic, text, told),
    ...listedRows(told),
    ...lettersTogether(topic, text, told),
    ...congruenceFaults(told.map((line) => line.text)).flatMap(({ line, what }) => {
      const own = told[line]
      return own ? [{ line: own, what }] : []
    }),
    ...told.flatMap((line) =>
      [
        ...factFaults(topic, line.text),
        ...reasonFaults(line.text),
        ...matchingFaults('', [line.text]).map(({ what }) => what),
      ].map((what) => ({ line, what })),
    ),
  ]
  const at = ({ line, text }: LessonLine) => `content/lessons/${topic}.mdx:${line}: "${text}"`
  return {
    findings,
    complaints: findings.map(({ line, what }) => `${at(line)}: ${what}`),
    claiming: proofs.reduce((sum, { claiming }) => sum + claiming.length, 0),
    checked: proofs.reduce((sum, { checked }) => sum + checked.length, 0),
    unchecked: proofs.flatMap(({ claiming, checked }) => claiming.filter((line) => !checked.includes(line))).map(at),
  }
}
