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
  const other = otherTerm(ask, own)
  if (other !== undefined) return [other]
  const option = options?.[placeOf(answer)]
  const printed = options ? (option ?? '') : answer
  const stated = [
    ...statedFaults(question, scheme, printed),
    ...optionFaults(question, printed),
    ...lastLine(scheme, printed),
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

/** "$k = 4$ or $k = -4$" */
const valuesIn = (text: string) =>
  [...text.matchAll(/\$([a-zA-Z]) = (-?\d+(?:\.\d+)?)\$/g)].map(([, name = '', value = '']) => ({ name, value }))
