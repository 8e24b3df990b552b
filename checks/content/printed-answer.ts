import { loneNumbers, optionFaults, statedFaults } from './stated-answer'
import { checkAnswer } from '@/lib/answers'
import type { WrittenPart } from '@/lib/content/written/written-schema'
import { placeOf } from '@/lib/letters'

/** Where what is printed as the answer, or the right option, is not what the rule takes or the scheme comes to. */
export function printedFaults(
  { ask, answer, options, rule, scheme: own }: WrittenPart,
  question: string,
  scheme: readonly string[],
): readonly string[] {
  if (answer === undefined) return []
  const other = otherTerm(ask, own) ?? otherNumber(question, scheme)
  if (other !== undefined) return [other]
  const option = options?.[placeOf(answer)]
  const printed = options ? (option ?? '') : answer
  const stated = [
    ...statedFaults(question, scheme, printed),
    ...optionFaults(question, printed),
    ...lastLine(scheme, printed),
    ...otherOption(options ?? [], printed, scheme),
  ]
  const [only, ...others] = loneNumbers(printed)
  const isAgainstRule =
    rule !== undefined &&
    (rule.kind === 'number' || rule.kind === 'fraction') &&
    only !== undefined &&
    others.length === 0 &&
    !checkAnswer(rule, plain(only.tex)).correct
  return [
    ...new Set(stated),
    ...unitFaults(rule, printed),
    ...(isAgainstRule ? [`$${only.tex}$ is printed, and the rule expects ${rule.expected}`] : []),
  ]
}

/** "the $11$th row", where the scheme works out $a_{10}$. */
function otherTerm(ask: string, scheme: WrittenPart['scheme']): string | undefined {
  const [term, ...others] = [...ask.matchAll(/\$(\d+)\$(?:st|nd|rd|th)\b/g)].map(([, place = '']) => place)
  const lines = scheme.map((line) => (typeof line === 'string' ? line : line.text)).join(' ')
  const found = [...lines.matchAll(/\ba_\{?(\d+)/g)].map(([, place = '']) => place)
  return term === undefined || others.length > 0 || found.length === 0 || found.includes(term)
    ? undefined
    : `the question asks for term ${term}, the scheme works out term ${found.join(', ')}`
}

/** The question says 360 and the scheme reckons with 270: one number of each that the other does not know. */
function otherNumber(question: string, scheme: readonly string[]): string | undefined {
  const given = numbersIn(question)
  const [first = ''] = scheme.filter((line) => numbersIn(line).length > 0)
  const used = numbersIn(scheme.join(' '))
  // what stands behind a sign of equality was worked out
  const taken = numbersIn(first.replace(/=\s*-?[\d.]+(?=\s*(?:\$|=|\\text))/g, '='))
  const unused = given.filter((number) => !used.includes(number))
  const strange = taken.filter((number) => !given.includes(number))
  const summed = sumsOfLetters(scheme).filter((number) => !allNumbersIn(question).includes(number))
  const missing = [...new Set(allNumbersIn(question))].filter(
    (number) => number.length > 1 && !allNumbersIn(scheme.join(' ')).includes(number),
  )
  if (missing.length === 1 && summed.length === 1)
    return `the question says ${missing[0] ?? ''}, the scheme reckons with ${summed[0] ?? ''}`
  return unused.length === 1 && strange.length === 1
    ? `the question says ${unused[0] ?? ''}, the scheme reckons with ${strange[0] ?? ''}`
    : undefined
}

/** The whole numbers of three digits and more, each once: less is reckoned in the head. */
const numbersIn = (text: string): readonly string[] => [
  ...new Set(text.replaceAll('{,}', '').match(/(?<![\d.])\d{3,}(?!\.?\d)/g)),
]

const allNumbersIn = (text: string): readonly string[] => text.replaceAll('{,}', '').match(/\d+(?:\.\d+)?/g) ?? []

/** "$z + x = 11$": what letters alone add up to was given. */
const sumsOfLetters = (scheme: readonly string[]): readonly string[] => [
  ...new Set(
    [...scheme.join(' ').matchAll(/(?<!so )\$(?:[a-zA-Z]{1,2} [+-] )+[a-zA-Z]{1,2} = (\d+(?:\.\d+)?)\$/g)].map(
      ([, number = '']) => number,
    ),
  ),
]

/** The scheme comes to "$4 : 9$", which is another option, and nowhere to the one that is the answer. */
function otherOption(options: readonly string[], printed: string, scheme: readonly string[]): readonly string[] {
  const formulaOf = (option: string) => /^\$([^$]+)\$(?: [^$]*)?$/.exec(option)?.[1]?.replaceAll(' ', '')
  const sidesIn = (line: string) =>
    [...line.matchAll(/\$([^$]+)\$/g)].flatMap(([, tex = '']) => tex.replaceAll(' ', '').split('='))
  const own = formulaOf(printed)
  const last = sidesIn(scheme.at(-1) ?? '').at(-1)
  const other = options.find((option) => option !== printed && formulaOf(option) === last)
  return own === undefined || last === undefined || other === undefined || scheme.flatMap(sidesIn).includes(own)
    ? []
    : [`the scheme comes to "${other}", and not to "${printed}"`]
}

/** "$24$ farmers" of an answer in minutes. */
function unitFaults(rule: WrittenPart['rule'], printed: string): readonly string[] {
  const unit = rule && 'unit' in rule && typeof rule.unit === 'string' ? rule.unit : undefined
  const [, word = ''] = /^(?:[^$]*)\$[^$]*\d\$ ([a-z]+)\.?$/.exec(printed) ?? []
  if (unit === undefined || word === '' || !/^[a-z]+$/.test(unit)) return []
  const [a, b] = [unit, word].map((one) => one.replace(/s$/, ''))
  return a === b || (a ?? '').startsWith(b ?? '') || (b ?? '').startsWith(a ?? '')
    ? []
    : [`"${word}" is printed, and the rule expects ${unit}`]
}

const plain = (tex: string): string => tex.replace(/\\d?frac\s*\{(-?\d+)\}\s*\{(\d+)\}/, '$1/$2').replaceAll('{,}', ',')

/** "So $k = -4$ only." in the last line, where the answer says that k is 4. */
function lastLine(scheme: readonly string[], printed: string): readonly string[] {
  const told = valuesIn(printed)
  const [last = ''] = scheme.slice(-1)
  const [, conclusion = ''] =
    /\b(?:So|so|Hence|hence|Therefore|therefore) (?!.*\b(?:So|so|Hence|hence|Therefore|therefore) )(.*)$/.exec(last) ??
    []
  return valuesIn(conclusion).flatMap(({ name, value }) => {
    const own = told.filter((one) => one.name === name)
    return own.length === 0 || own.some((one) => one.value === value)
      ? []
      : [`the last line of the scheme says ${name} = ${value}, and not ${own.map((one) => one.value).join(', ')}`]
  })
}

/** "$k = 4$ or $k = -4$", "$x = 3, y = 2$" */
const valuesIn = (text: string) =>
  [...text.matchAll(/\$([^$]*)\$/g)].flatMap(([, tex = '']) =>
    tex.split(/,\s*/).flatMap((piece) => {
      const [, name = '', value = ''] = /^([a-zA-Z]) = (-?\d+(?:\.\d+)?)$/.exec(piece.trim()) ?? []
      return name === '' ? [] : [{ name, value }]
    }),
  )
