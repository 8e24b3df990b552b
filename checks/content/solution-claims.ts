import { backwardFaults } from './backwards'
import { namedThingFaults } from './named-things'
import { valueOfTex } from '../prove/value-of-tex'

interface Fault {
  readonly line: number
  readonly what: string
}

/** What the lines of a solution say that goes against the question, or against one another; lines are counted from 0. */
export const claimFaults = (question: string, lines: readonly string[]): readonly Fault[] => [
  ...primeFaults(question, lines),
  ...unitFaults(question, lines),
  ...rejectedFaults(lines),
  ...legendFaults(question, lines),
  ...falseAssertionFaults(question, lines),
  ...criterionFaults(lines),
  ...rangeFaults(question, lines),
  ...backwardFaults(question, lines),
  ...namedThingFaults(question, lines),
]

const divisors = /\$?(?<![\d.^])(\d+)\$? divides\b|\bcommon factor \$?(\d+)|\b(?:multiple of|divisible by) \$?(\d+)/g

/** A proof that √5 is irrational speaks of 5 throughout: one that is copied from that of √3 does not. */
function primeFaults(question: string, lines: readonly string[]): readonly Fault[] {
  const [root, another] = new Set(Array.from(question.matchAll(/\\sqrt\{?(\d+)\}?|√(\d+)/g), ([, a, b]) => a ?? b))
  if (root === undefined || another !== undefined || !/\birrational\b/.test(question)) return []
  if (![2, 3, 5, 7, 11, 13, 17, 19, 23].includes(Number(root))) return []
  return lines.flatMap((text, line) =>
    [...text.matchAll(divisors)].flatMap(([whole, ...numbers]) => {
      const number = numbers.find((one) => one !== undefined)
      return number === root
        ? []
        : [{ line, what: `"${whole}" stands in a proof that speaks of ${root}: is ${root} meant?` }]
    }),
  )
}

const measure = /(?<=[\d\w)}]\$? |\bin )(mm|cm|m|km)(?![\w/'])/g
const unitsIn = (text: string): readonly string[] => Array.from(text.matchAll(measure), ([, unit = '']) => unit)

/** The answer is in a unit that neither the question nor a line before it has. */
function unitFaults(question: string, lines: readonly string[]): readonly Fault[] {
  const known = new Set(unitsIn([question, ...lines.slice(0, -1)].join(' ')))
  const line = lines.length - 1
  const last = unitsIn((lines[line] ?? '').split(/(?<=[.;]) /).at(-1) ?? '')
  const strange = last.find((unit) => !known.has(unit))
  if (strange === undefined || known.size === 0 || last.some((unit) => known.has(unit))) return []
  return [{ line, what: `the answer is in ${strange}, and all before it in ${[...known].join(', ')}` }]
}

const rejected =
  /(?<![\w^])[a-z] = (-?\d+(?:\.\d+)?)\$? (?:is|was) (?:rejected|left out|discarded|not possible)([^.;]*)/

/** "x = 12 is rejected, because the integers are positive", or: it is rejected, and then it is the answer. */
const rejectedFaults = (lines: readonly string[]): readonly Fault[] =>
  lines.flatMap((text, line) => {
    const [, root = '', reason = ''] = rejected.exec(text) ?? []
    if (root === '') return []
    const isSound = Number(root) > 0 && /\b(?:positive|negative)\b/.test(reason) && !/\$|\bare negative\b/.test(reason)
    if (isSound) return [{ line, what: `${root} is positive: is the other root to be rejected?` }]
    const next = lines[line + 1] ?? ''
    const isAnswer = new RegExp(`^(?:So|Hence|The|Therefore)\\b[^=]*(?:is|are) \\$?${root}(?![\\d.])`).test(next)
    return isAnswer ? [{ line, what: `${root} is rejected here, and the next line gives it as the answer` }] : []
  })

/** Which of the four verdicts each letter of the question stands for. */
function legendOf(question: string): ReadonlyMap<string, string> {
  const parts = question.split(/\(([a-d])\)\s*/).slice(1)
  const found = new Map<string, string>()
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const words = (parts[at + 1] ?? '').replace(/\b(?:Assertion|Reason) \(([AR])\)|\(([AR])\)/g, '$1$2')
    const kind = verdictOf(words)
    if (kind !== undefined) found.set(parts[at] ?? '', kind)
  }
  return found
}

function verdictOf(words: string): string | undefined {
  if (/\bboth\b.*\btrue\b/i.test(words))
    return /\bnot\b/.test(words) ? 'both, unexplained' : /\bexpla/.test(words) ? 'both, explained' : undefined
  if (/\bA is true\b.*\bR is false\b/.test(words)) return 'A alone'
  return /\bA is false\b.*\bR is true\b/.test(words) ? 'R alone' : undefined
}

/** "The answer is (a)", where the lines say that R does not explain A. */
function legendFaults(question: string, lines: readonly string[]): readonly Fault[] {
  if (!/\bAssertion\b/.test(question) || !/\bReason\b/.test(question)) return []
  const line = lines.length - 1
  const [, letter = ''] = /\banswer is \(([a-d])\)/.exec(lines[line] ?? '') ?? []
  const told = legendOf(question).get(letter)
  if (told === undefined) return []
  const words = lines.join(' ').replace(/\(([AR])\)/g, '$1')
  const isTrue = (name: string) =>
    /true|false/.exec(new RegExp(`\\b${name} is (?:true|false)`).exec(words)?.[0] ?? '')?.[0]
  const [a, r] = [isTrue('A'), isTrue('R')]
  const should =
    a === 'true' && r === 'false'
      ? ['A alone']
      : a === 'false' && r === 'true'
        ? ['R alone']
        : a === 'true' && r === 'true'
          ? bothTrue(words)
          : []
  return should.length === 0 || should.includes(told)
    ? []
    : [{ line, what: `in the question (${letter}) means something else than the lines say of A and R` }]
}

const bothTrue = (words: string): readonly string[] => {
  if (/\b(?:does|do) not (?:follow|explain)\b|\bnot the (?:correct )?explanation\b|\bnot because\b/.test(words))
    return ['both, unexplained']
  return /\bR explains A\b|\bis the (?:correct )?explanation\b/.test(words)
    ? ['both, explained']
    : ['both, explained', 'both, unexplained']
}

/** "... $= 60^\\circ$: (A) is false", where the assertion says 60°. */
function falseAssertionFaults(question: string, lines: readonly string[]): readonly Fault[] {
  const [, assertion = ''] = /Assertion \(A\):?\**\s*([^]*?)(?=\**Reason \(R\))/.exec(question) ?? []
  const [, said] = /\$([^$]+)\$(?: [a-z]+[²³]?)?[.\s*]*$/.exec(assertion) ?? []
  const told = bareValue(said?.split('=').at(-1) ?? '')
  if (told === '') return []
  return lines.flatMap((text, line) => {
    const [, worked] =
      /= ([^=$]+)\$(?: [a-z]+[²³]?)?[:;,.]? (?:so |hence |So |Hence )?\(?A\)? is false/.exec(text) ?? []
    return worked !== undefined && bareValue(worked) === told
      ? [{ line, what: `the assertion says ${told}, and so does this line: is it not true?` }]
      : []
  })
}

const bareValue = (tex: string): string => tex.replace(/\^\{?\\circ\}?/g, '°').replace(/\s|\\dfrac|\\[,;! ]/g, '')

/** Triangles that are similar by SAS, where the lines before count two ratios and the angle between them, are not so "by SSS". */
const criterionFaults = (lines: readonly string[]): readonly Fault[] =>
  lines.flatMap((text, line) => {
    const [, named] = /\\sim [^.]*?\((?:by )?(AA|SSS|SAS)\)/.exec(text) ?? []
    if (named === undefined || /^\([ivx]+\)/.test(text)) return []
    const last = lines.slice(0, line).findLastIndex((one) => one.includes(String.raw`\sim`))
    const before = [...lines.slice(last + 1, line), text.slice(0, text.indexOf(String.raw`\sim`))].join(' ')
    const ratios = new Set(before.match(/\\d?frac\{[A-Z]{2}\}\{[A-Z]{2}\}/g)).size
    const equal = (before.match(/\\angle [A-Z]+ = \\angle [A-Z]+/g) ?? []).length
    const angles = equal + (before.match(/\b(?:common angle|right angles?|each 90|is common)\b/g) ?? []).length
    const should =
      ratios === 2 && angles === 1
        ? 'SAS'
        : ratios >= 3 && angles === 0
          ? 'SSS'
          : ratios === 0 && equal >= 2
            ? 'AA'
            : named
    return should === named
      ? []
      : [
          {
            line,
            what: `${ratios} ratios of sides and ${angles} angles are shown: that is ${should}, and not ${named}`,
          },
        ]
  })

/** Whether a ratio of an acute angle can have that value. */
const canBe = (ratio: string, value: number): boolean => {
  if (/^(?:sin|cos)$/.test(ratio)) return value > 0 && value < 1
  return /^(?:sec|cosec)$/.test(ratio) ? value > 1 : value > 0
}

/** "(i) False", where the question says "(i) $\sec A = \frac{12}{5}$ for some acute angle": the verdict on each such part. */
function rangeFaults(question: string, lines: readonly string[]): readonly Fault[] {
  const claims = question.matchAll(
    /\(([ivx]+)\) \$\\(?:operatorname\{)?(sin|cos|tan|sec|cosec|cot)\}? (?:\\theta|[A-Z]) = ([^$]+)\$ for some (?:acute )?(?:angle|value)/g,
  )
  return [...claims].flatMap(([, part = '', ratio = '', tex = '']) => {
    const value = valueOfTex(tex)
    if (!Number.isFinite(value)) return []
    const should = canBe(ratio, value) ? 'True' : 'False'
    return lines.flatMap((text, line) => {
      const [, verdict] = new RegExp(`^\\(${part}\\)\\s*(?:It is |This is )?\\**(True|False)\\b`, 'i').exec(text) ?? []
      return verdict === undefined || verdict.toLowerCase() === should.toLowerCase()
        ? []
        : [
            {
              line,
              what: `(${part}) is ${should.toLowerCase()}: ${ratio} of an acute angle ${should === 'True' ? 'can' : 'cannot'} be ${tex}`,
            },
          ]
    })
  })
}
