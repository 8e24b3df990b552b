import { namesOf } from '../prove/identity'
import { binary, type Node } from '../prove/node'
import { treeOf, valueOfTex } from '../prove/value-of-tex'
import { same, workedOut } from '../prove/worked-out'
import { contradictionFaults } from './contradictions'
import { rightAngleFaults } from './facts/identities'
import { includedAngleFaults } from './included-angle'
import { lostSquareFaults } from './lost-square'
import { namedShapeFaults } from './named-shapes'
import { stepOrderFaults } from './order-of-steps'
import { sumUnits } from './other-unit'
import { loneNumbers } from './stated-answer'
import type { WrongConclusion } from './wrong-conclusion'

/** What the sentences of a solution conclude that is not what was worked out: roots, points, terms and named things. */
export const conclusionFaults = (question: string, lines: readonly string[]): readonly WrongConclusion[] => [
  ...contradictionFaults(lines),
  ...includedAngleFaults(lines),
  ...sumUnits(lines),
  ...namedShapeFaults(question, lines),
  ...stepOrderFaults(lines),
  ...lostSquareFaults(question, lines),
  ...sentenceFaults(lines),
]

const sentenceFaults = (lines: readonly string[]): readonly WrongConclusion[] =>
  lines.flatMap((text, line) => {
    const lineBefore = lines[line - 1] ?? ''
    const apart = [...rightAngleFaults(lineBefore), ...rightAngleFaults(text)]
    const crooked = rightAngleFaults(`${lineBefore} ${text}`).filter((what) => !apart.includes(what))
    const sentences = text.split(/(?<=[.;:]) (?=[A-Z])/)
    const said = sentences.flatMap((sentence, index) => {
      const before = [...lines.slice(0, line), ...sentences.slice(0, index)]
      return [
        ...rootFaults(sentence, [...before, sentence.split(/\b(?:roots|zeroes)\b/)[0] ?? '']),
        ...pointFaults(sentence, before),
        ...termFaults(sentence, ofPart([...before, sentence])),
        ...namedFaults(sentence, before),
      ]
    })
    return [...crooked, ...said].map((what) => ({ line, what }))
  })

/** What stands in the part of the last of some lines, without it: "(ii) ..." begins another. */
const ofPart = (lines: readonly string[]): readonly string[] =>
  lines.slice(
    Math.max(
      0,
      lines.findLastIndex((line) => /^\([ivx]+\)/.test(line)),
    ),
    -1,
  )

const formulasIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?<!\\)\$([^$]+)\$/g)].map(([, tex = '']) => tex.replace(/^\s*=\s*/, ''))

/** "The roots are $8$ and $5$", where the equation before is $(x - 8)(x + 5) = 0$. */
function rootFaults(sentence: string, before: readonly string[]): readonly string[] {
  const [, told = ''] =
    /\b(?:roots|zeroes) are (?:therefore |then )?((?:\$[^$]+\$(?:,? and |, | or )?)+)/.exec(sentence) ?? []
  const stated = loneNumbers(told)
  if (stated.length === 0) return []
  const at = before
    .flatMap(formulasIn)
    .flatMap((tex) => curveOf(tex) ?? [])
    .at(-1)
  return at
    ? stated.flatMap(({ tex, value }) =>
        same(at(value), 0) ? [] : [`$${tex}$ does not solve the equation before it: put it in`],
      )
    : []
}

/** Left less right of an equation of a degree above one in a letter, or the polynomial that a chain takes apart. */
function curveOf(tex: string): ((x: number) => number) | undefined {
  const sides = tex.split('=').map(treeOf)
  const [first, last] = [sides[0], sides.at(-1)]
  if (!first || !last || sides.length < 2) return undefined
  const [name, ...others] = namesOf(first)
  if (name === undefined || others.length > 0 || !/^[a-z]$/.test(name)) return undefined
  const valueOf = (node: Node, x: number) => workedOut(node, { valueOf: (one) => (one === name ? x : undefined) })
  const difference = binary('-', first, last)
  const isIdentity = [0.3, 1.7, 2.9].every((x) => same(valueOf(difference, x), 0))
  const curve = (x: number) => valueOf(isIdentity ? first : difference, x)
  const bend = curve(0) - 2 * curve(1) + curve(2)
  return Number.isFinite(bend) && !same(bend, 0) ? curve : undefined
}

/** "The point is $(2, 3)$", after $x = 3$ and $y = 2$. */
function pointFaults(sentence: string, before: readonly string[]): readonly string[] {
  const [, x = '', y = ''] =
    /\b(?:point|solution|vertex|mid-point|centre|centroid)\b[^$.]* is \$(?:[A-Z] ?)?\(([^,()]+), ([^,()]+)\)\$/.exec(
      sentence,
    ) ?? []
  const found = { x: valuesOf('x', before), y: valuesOf('y', before) }
  if (x === '' || found.x.length !== 1 || found.y.length !== 1) return []
  return [['x', x] as const, ['y', y] as const].flatMap(([name, told]) => {
    const [value, is] = [valueOfTex(told), found[name][0] ?? NaN]
    return Number.isNaN(value) || same(value, is)
      ? []
      : [`$${name}$ was worked out as ${shown(is)}, and not as $${told}$`]
  })
}

/** The numbers that a letter is found to be in some lines, each once. */
export function valuesOf(name: string, lines: readonly string[]): readonly number[] {
  const found = lines.flatMap(formulasIn).flatMap((tex) =>
    tex.split(/,\s|\\Rightarrow/).flatMap((part) => {
      const sides = part.split('=')
      const value = valueOfTex(sides.at(-1) ?? '')
      return sides[0]?.trim() === name && sides.length > 1 && Number.isFinite(value) ? [value] : []
    }),
  )
  return found.filter((value, index) => found.findIndex((other) => same(other, value)) === index)
}

const shown = (value: number): string => String(Number(value.toPrecision(6)))

/** "The 10th terms are equal", after $n = 11$. */
function termFaults(sentence: string, before: readonly string[]): readonly string[] {
  const [, told] = /\b[Tt]he \$?(\d+)\$?(?:st|nd|rd|th) terms? (?:is|are)\b/.exec(sentence) ?? []
  const found = valuesOf('n', before.slice(-3))
  const [only, ...others] = found
  return told === undefined || only === undefined || others.length > 0 || only === Number(told)
    ? []
    : [`$n = ${shown(only)}$ is the place that was found, and not ${told}`]
}

/** "Let the smaller tap take $x$ hours", $x = 12$, "The smaller tap takes 6 hours". */
function namedFaults(sentence: string, before: readonly string[]): readonly string[] {
  const named = before.flatMap((line) => [
    ...line.matchAll(/\b[Ll]et (?:the |its |his |her )?([a-z]+(?: [a-z]+){0,2}?) (?:be|take|cost|have) ₹?\$([a-z])\$/g),
  ])
  return named.flatMap(([, thing = '', letter = '']) => {
    const values = valuesOf(letter, before)
    const [, told] =
      new RegExp(
        String.raw`\b[Tt]he ${thing} (?:is|takes|costs|has|was|=) (?:therefore )?₹?\$?(\d+(?:\.\d+)?)\$?(?!\d|[.,]\d|\w| ?[+×/:-])`,
      ).exec(sentence) ?? []
    return told === undefined || values.length === 0 || values.some((value) => same(value, Number(told)))
      ? []
      : [
          `the ${thing} was called $${letter}$, which was worked out as ${values.map(shown).join(' or ')}, and not as ${told}`,
        ]
  })
}
