/** Amounts as figures and questions print them. */

/** "12 cm", "h = 4.5 m", "6√3"; null for "x" and "2x + 1". */
export function amountOf(label: string): number | null {
  const found = /^(?:\p{L}{1,2} ?= ?)?(\d+(?:\.\d+)?)?(?:√(\d+))? ?(?:mm|cm|m|km|units?)?$/u.exec(label.trim())
  const [, number, root] = found ?? []
  if (number === undefined && root === undefined) return null
  return Number(number ?? 1) * Math.sqrt(Number(root ?? 1))
}

/** "60°" */
export function degreesOf(label: string): number | null {
  const [, degrees] = /^(\d+(?:\.\d+)?)°$/.exec(label.trim()) ?? []
  return degrees === undefined ? null : Number(degrees)
}

export interface Stated {
  /** Two points for a length, three for an angle. */
  readonly points: readonly string[]
  readonly amount: number
}

/** Words and degrees without their TeX. */
export const plain = (text: string): string => text.replace(/\\text\{([^}]*)\}/g, '$1').replace(/\^\{?\\circ\}?/g, '°')

const unset = (question: string): string =>
  plain(question)
    .replace(/\\angle\s*/g, '∠')
    .replace(/\\[,;]|~/g, ' ')
    .replace(/\$/g, '')

const ends = String.raw`(?=[,;:.?)]?(?:\s|$))(?!\s*[-+×−=√/])`
const lengths = new RegExp(
  String.raw`(?<![\p{L}∠]|[-+−×/] ?)([A-Z])([A-Z]) = (\d+(?:\.\d+)?)\s*(?:mm|cm|m|km)?${ends}`,
  'gu',
)
const angles = new RegExp(String.raw`(?<![-+−] ?)∠([A-Z])([A-Z])([A-Z]) = (\d+(?:\.\d+)?)°${ends}`, 'gu')

/** What a question states of lengths and angles by the names of points: "AB = 12 cm", "∠APB = 70°". */
export function stated(question: string): readonly Stated[] {
  const text = unset(question)
  return [
    ...[...text.matchAll(lengths)].map(([, A = '', B = '', amount]) => ({ points: [A, B], amount: Number(amount) })),
    ...[...text.matchAll(angles)].map(([, A = '', B = '', C = '', amount]) => ({
      points: [A, B, C],
      amount: Number(amount),
    })),
  ]
}
