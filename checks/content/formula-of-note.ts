import { formulasIn } from './stated-answer'

const lettersAlone = /^(?:\d*(?:[a-zA-Zπ][²³]?)+[-+]?)+(?<![-+])$/

const bare = (formula: string): string =>
  formula
    .replace(/\\pi(?![a-z])/g, 'π')
    .replace(/\^\{?2\}?/g, '²')
    .replace(/\^\{?3\}?/g, '³')
    .replace(/−/g, '-')
    .replace(/[\s{}$]|\\,|\\times/g, '')

const lettersOf = (formula: string): string => [...new Set(formula.replace(/[-+\d²³]/g, ''))].toSorted().join('')

/** "The formula is 2πrl" in a note, where the solution takes πrl. `scheme`: the lines of the solution. */
export function formulaFault(note: string, scheme: readonly string[]): string | undefined {
  const told = bare(
    /\bthe (?:right |correct )?formula is (\$[^$]+\$|[^.,;:$]+?)(?= and\b| not\b|[.,;:]|$)/.exec(note)?.[1] ?? '',
  )
  if (!lettersAlone.test(told)) return undefined
  const known = scheme
    .flatMap(formulasIn)
    .flatMap((tex) => tex.split('='))
    .map(bare)
    .filter((one) => lettersAlone.test(one) && lettersOf(one) === lettersOf(told))
  const [other] = known
  return other === undefined || known.includes(told) ? undefined : `"${note}": the solution takes ${other}`
}
