/** What a formula sets otherwise than it is meant, though it can be set: braces that are missing, or closed too late. */
export function shapeFaults(tex: string): readonly string[] {
  const bare = tex.replace(/\\(?:text|mathrm|operatorname\*?|mbox|textbf)\s*\{[^{}]*\}/g, ' ')
  return [
    ...[...bare.matchAll(/([_^])\s*(\d{2,})/g)].map(
      ([, sign = '', digits = '']) =>
        `${sign}${digits} ${sign === '_' ? 'lowers' : 'raises'} the ${digits[0] ?? ''} alone: write ${sign}{${digits}}`,
    ),
    ...[...bare.matchAll(/\\sqrt\s*([a-zA-Z0-9])\s*\^/g)].map(
      ([, covered = '']) => `the root covers ${covered} alone: write \\sqrt{...} around all that stands under it`,
    ),
    ...(/\d\s*\\circ(?![a-zA-Z])/.test(bare) ? ['a degree is raised: write 45^\\circ'] : []),
    ...(/(?<!\\)\\ \s*&/.test(bare) ? ['two backslashes end a line: write \\\\ in front of &'] : []),
    ...underWithoutBraces(bare),
    ...coveredParts(bare)
      .filter((part) => isEquation(part))
      .map(
        (part) => `an equals sign stands inside a fraction or a root, "${part.trim()}": is a brace closed too late?`,
      ),
  ]
}

/** "\frac{\sum fu}\sum f": a fraction takes one sign alone for what stands under its line. */
const underWithoutBraces = (tex: string): readonly string[] =>
  [...tex.matchAll(/\\[dt]?frac\s*(?=\{)/g)].flatMap(({ 0: command, index }) => {
    const above = braced(tex, index + command.length)
    const [sign] = (above && /^\s*\\[a-zA-Z]+/.exec(tex.slice(above.end))) ?? []
    return sign === undefined
      ? []
      : [`only ${sign.trim()} stands under the line of the fraction: write {...} around all that belongs there`]
  })

/** Without what stands in braces of its own, such as the limits of a sum. */
const isEquation = (part: string): boolean => /(?<![<>!:])=/.test(part.replace(/[_^]\{[^{}]*\}/g, ''))

/** What stands over and under the lines of fractions and under roots; the inner ones too. */
function coveredParts(tex: string): readonly string[] {
  return [...tex.matchAll(/\\(?:[dt]?frac|sqrt)\s*(?:\[[^\]]*\])?\s*(?=\{)/g)].flatMap(({ 0: command, index }) => {
    const first = braced(tex, index + command.length)
    const isFraction = command.includes('frac')
    const second = isFraction && first ? braced(tex, first.end) : undefined
    return [first, second].flatMap((part) => (part ? [part.inside] : []))
  })
}

/** What stands in the braces that open at a place, and where they end; nothing where none open there. */
function braced(tex: string, from: number): { readonly inside: string; readonly end: number } | undefined {
  const open = tex.slice(from).search(/\S/) + from
  if (tex[open] !== '{') return undefined
  let depth = 0
  for (let at = open; at < tex.length; at++) {
    if (tex[at - 1] === '\\') continue
    if (tex[at] === '{') depth++
    if (tex[at] === '}' && --depth === 0) return { inside: tex.slice(open + 1, at), end: at + 1 }
  }
  return undefined
}
