import type { Nodes } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import { turnedLabels } from './label-signs'
import { strayPoints } from './plane-points'
import { turnedOver } from './stacked-solids'
import { mistold } from './told-points'
import type { ContentError, ContentFile } from '@/lib/content/content-error'
import { figureData } from '@/lib/content/figure-data'
import { placeIn } from '@/lib/content/figure-place'
import { textsIn } from '@/lib/content/figure-problems'
import { isBlock, type lessonTree } from '@/lib/content/lesson-tree'
import { writtenInFull } from '@/lib/figures/short'
import { wrongInWords } from '@/lib/figures/wrong'

/** The same for all figures of a lesson: in an example, what stands in it tells numbers too. */
export function untoldErrors(
  { path: file, text }: ContentFile,
  tree: ReturnType<typeof lessonTree>,
): readonly ContentError[] {
  const found: ContentError[] = []
  const lookAt = (top: Nodes, around: string): void =>
    visit(top, (node) => {
      if (isBlock(node, 'Example') && node !== top) {
        const { start, end } = node.position ?? {}
        lookAt(node, text.slice(start?.offset, end?.offset).replace(/<Figure\b[^]*?\/>/g, ''))
        return SKIP
      }
      if (!isBlock(node, 'Figure')) return undefined
      const read = figureData(node.attributes)
      if (!('data' in read)) return undefined
      const figure = writtenInFull(read.data)
      const stray = figure ? strayPoints(figure, `${figure.description ?? ''} ${figure.caption ?? ''} ${around}`) : []
      for (const { path, message } of [
        ...untoldNumbers(read.data, around),
        ...(around === '' ? [] : strangeLengths(read.data, around)),
        ...stray,
        ...(figure ? mistold(figure) : []),
        ...(figure
          ? turnedOver(figure).map((wrong) => ({ path: [...wrong.path].map(String), message: wrongInWords(wrong) }))
          : []),
      ])
        found.push({ file, ...placeIn(node, path), message: `<Figure>: ${message}` })
      return undefined
    })
  lookAt(tree, '')
  return found
}

type Path = readonly (string | number)[]

/** A label of a figure, or what it counts in a class, with a number that its words do not tell. */
export interface Untold {
  readonly path: Path
  readonly message: string
}

/** The numbers on a figure of which its description tells others: "9 cm" beside "A cone of height 8 cm". `around`: what else is said of it. */
export function untoldNumbers(data: Readonly<Record<string, unknown>>, around: string): readonly Untold[] {
  const words = [data['description'], data['caption']].filter((one) => typeof one === 'string').join(' ')
  const described = numbersIn(words)
  const told = new Set([...described, ...numbersIn(around)])
  const strange = [...labelsIn(data), ...countsIn(data)].flatMap(({ path, text }): readonly Untold[] => {
    const untold = numbersIn(text).find((one) => one !== 0 && !told.has(one))
    return untold === undefined || described.length === 0 || data['kind'] === 'number-line'
      ? []
      : [{ path, message: `the description does not tell ${untold}: is "${text}" what is meant?` }]
  })
  return [...strange, ...turnedLabels(labelsIn(data), `${words} ${around}`)]
}

const measured = /^(?:[a-zA-Z]{1,2} = )?(\d+(?:\.\d+)?) ?(?:mm|cm|m|km|°)$/

/** The lengths and angles on the figure of an example that neither its question nor its solution knows: "7 cm" beside a radius of 9 cm. `around`: what both say. */
export function strangeLengths(data: Readonly<Record<string, unknown>>, around: string): readonly Untold[] {
  const told = new Set(numbersIn(around))
  const isMeasured = /\d\$? ?(?:mm|cm|m|km)\b|\d\$?(?:°|\^\{?\\circ)/.test(around)
  return labelsIn(data).flatMap(({ path, text }): readonly Untold[] => {
    const [, length] = measured.exec(text.replaceAll('$', '').trim()) ?? []
    return length === undefined || !isMeasured || told.has(Number(length))
      ? []
      : [{ path, message: `neither the question nor the solution knows "${text}": is another number meant?` }]
  })
}

const named: ReadonlySet<unknown> = new Set(['label', 'labels', 'text'])

/** What is written beside points, sides, angles and solids. */
const labelsIn = (data: Readonly<Record<string, unknown>>) =>
  textsIn(data, []).filter(({ path }) => path.length > 1 && path.some((step) => named.has(step)))

/** The frequencies of a histogram. */
function countsIn({
  kind,
  classes,
}: Readonly<Record<string, unknown>>): readonly { readonly path: Path; readonly text: string }[] {
  if (kind !== 'histogram' || !Array.isArray(classes)) return []
  return classes.flatMap((one: unknown, index) => {
    const frequency: unknown = typeof one === 'object' && one !== null && 'frequency' in one ? one.frequency : undefined
    return typeof frequency === 'number' ? [{ path: ['classes', index, 'frequency'], text: String(frequency) }] : []
  })
}

/** Without their signs, and those in words. */
const numbersIn = (text: string): readonly number[] => [
  ...(text.match(/\d+(?:(?:,|\{,\})\d{3})*(?:\.\d+)?/g) ?? []).map((one) => Number(one.replace(/\{,\}|,/g, ''))),
  ...inWords.flatMap((word, at) => (new RegExp(String.raw`\b${word}\b`, 'i').test(text) ? [at] : [])),
]

const inWords = [
  'zero|no',
  'one',
  'two|twice|square\\w*|half',
  'three|cub\\w+',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
]
