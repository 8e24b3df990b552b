const of = (name: string) => new RegExp(String.raw`(?<![\w$])\(?${name}\)? is (true|false)\b`)
const [ofAssertion, ofReason] = [of('A'), of('R')]

/** How a question of assertion and reason is concluded: the letter of the option; undefined where no line says so. */
export function concludedLetter(lines: readonly string[]): string | undefined {
  const last = lines.at(-1) ?? ''
  if (/\b[Bb]oth (?:\(?A\)? and \(?R\)? )?(?:are )?true\b/.test(last))
    return explains(last) === undefined ? undefined : explains(last) ? 'A' : 'B'
  const [assertion, reason] = [ofAssertion.exec(last)?.[1], ofReason.exec(last)?.[1]]
  if (assertion === 'false') return reason === 'false' ? undefined : 'D'
  return assertion === 'true' && reason === 'false' ? 'C' : undefined
}

/** Whether the reason is called the explanation; undefined where nothing is said. */
const explains = (text: string): boolean | undefined => {
  if (/\bnot the (?:correct )?explanation\b|\bR\)? does not explain\b/.test(text)) return false
  return /\bis the (?:correct )?explanation\b|\bR\)? explains\b/.test(text) ? true : undefined
}

/** Where the end of a solution goes against what its lines say of the assertion and the reason; the line, counted from 0. */
export function assertionFaults(lines: readonly string[]): readonly { readonly line: number; readonly what: string }[] {
  const line = lines.length - 1
  const [last = '', before] = [lines.at(-1), lines.slice(0, -1)]
  const [letter, all] = [concludedLetter(lines), lines.join(' ')]
  if (letter === undefined) return []
  const said = (pattern: RegExp) => before.flatMap((one) => pattern.exec(one)?.[1] ?? [])
  const should = { A: ['true', 'true'], B: ['true', 'true'], C: ['true', 'false'], D: ['false', 'true'] }[letter] ?? []
  const against = [ofAssertion, ofReason].some((pattern, at) => said(pattern).some((one) => one !== should[at]))
  const isOther = /\bfollows from [^.]*,? (?:and )?not from\b|\bhas another reason\b|\bnot because of\b/.test(all)
  return [
    ...(against ? [{ line, what: 'the lines before say otherwise of the assertion or the reason' }] : []),
    ...(letter === 'A' && isOther && explains(last) === true
      ? [{ line, what: 'the assertion is said to follow from something else than the reason' }]
      : []),
  ]
}
