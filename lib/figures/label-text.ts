import type { XY } from './figure'

/** How a label is set: which letters stand for numbers or points and so are italic, and how wide it comes out. */
export interface TextRun {
  readonly text: string
  readonly italic: boolean
}

/**
 * Single letters are italic, and in a sum or an equation products of two: 'ax + b = 0', 'A(2, 3)', 'r'. Words, and units after a number and a space ('6 m'), are upright.
 */
export function textRuns(label: string): readonly TextRun[] {
  const text = label.replace(/(^|[\s(,=:+])-(?=[\d.])/g, '$1−')
  if (/\p{L}{3}/u.test(text.replace(/sin|cos|tan|cot|sec|cosec/g, ''))) return [{ text, italic: false }]
  const runs: TextRun[] = []
  let position = 0
  const letters = /[=+−]/.test(text) ? /(?<!\p{L}|\d )\p{L}{1,2}(?!\p{L})/gu : /(?<!\p{L}|\d )\p{L}(?!\p{L})/gu
  for (const { index, 0: letter } of text.matchAll(letters)) {
    if (index > position) runs.push({ text: text.slice(position, index), italic: false })
    runs.push({ text: letter, italic: true })
    position = index + letter.length
  }
  return position < text.length ? [...runs, { text: text.slice(position), italic: false }] : runs
}

/** An estimate of the width, in the units of the font size: ahead of any font, and as wide as the widest usual one sets it. */
export const textWidth = (text: string, size: number): number =>
  [...text].reduce((sum, character) => sum + characterWidth(character), 0) * size

/** Each character is looked at once. */
const widths = new Map<string, number>()

function characterWidth(character: string): number {
  const known = widths.get(character)
  if (known !== undefined) return known
  const width = widthOf(character)
  widths.set(character, width)
  return width
}

function widthOf(character: string): number {
  if (/[\s,.;:'|!ijl]/.test(character)) return 0.33
  if (/[()[\]′frt²³]/.test(character)) return 0.42
  if (/[mwMW₹%]/.test(character)) return 0.96
  if (/[−+=<>×]/.test(character)) return 0.84
  if (character === '°') return 0.5
  if (/\p{Lu}/u.test(character)) return 0.88
  return 0.64
}

export const labelExtent = (text: string, size: number): XY => [textWidth(text, size), size * 1.05]

/** How far the letters of a text reach above and below its middle. */
export const inkHeights = (text: string, size: number): readonly [above: number, below: number] => [
  (/[\p{Lu}\d()bdfhiklt√θπ°′²]/u.test(text) ? 0.4 : 0.22) * size,
  (/[gjpqyφ()/,;]/.test(text) ? 0.55 : 0.35) * size,
]
