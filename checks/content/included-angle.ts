import type { WrongConclusion } from './wrong-conclusion'

const ratio = /\\d?frac\{([A-Z]{2})\}\{[A-Z]{2}\}/g
const equalAngles = /\\angle (?:[A-Z]([A-Z])[A-Z]|([A-Z])) = \\angle (?:[A-Z]{3}|[A-Z])(?![A-Z])/

/**
 * A similarity by SAS from two ratios of sides and an angle that is not between them: "AB/PQ = BC/QR and ∠A = ∠P", where the sides meet at B.
 * Said of the line that names the criterion.
 */
export function includedAngleFaults(lines: readonly string[]): readonly WrongConclusion[] {
  const line = lines.findIndex((text) => /\\sim\b/.test(text) && /\bSAS\b/.test(text))
  const before = lines.slice(0, line + 1).join(' ')
  const sides = new Set([...before.matchAll(ratio)].map(([, side = '']) => side))
  const [one = '', other = '', ...more] = sides
  const corner = [...one].find((letter) => other.includes(letter))
  const [, middle, lone] = equalAngles.exec(before) ?? []
  const angle = middle ?? lone
  if (line < 0 || more.length > 0 || corner === undefined || angle === undefined || angle === corner) return []
  return one.includes(angle) || other.includes(angle)
    ? [
        {
          line,
          what: `${one} and ${other} meet at ${corner}: for SAS the equal angle must be there, and not at ${angle}`,
        },
      ]
    : []
}
