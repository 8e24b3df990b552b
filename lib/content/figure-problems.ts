import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { figureData, type PlacedWrong } from './figure-data'
import { placeIn, type Place } from './figure-place'
import type { Fault } from './formula-faults'
import { textFaults } from './text-faults'
import { wordFaults } from './word-faults'
import { writtenWrongs } from '../figures/short'
import { fieldInWords, wrongInWords, type Wrong } from '../figures/wrong'

/** A mistake in a figure of a lesson, at the place of its field. */
interface FigureProblem extends Place, Fault {}

/** What is wrong with a figure in a lesson: its fields, and its texts with their formulas. */
export function figureProblems(figure: MdxJsxFlowElement | MdxJsxTextElement): readonly FigureProblem[] {
  const read = figureData(figure.attributes)
  const wrongs: readonly PlacedWrong[] = 'wrongs' in read ? read.wrongs : writtenWrongs(read.data)
  const texts = 'wrongs' in read ? [] : textsIn(read.data, [])
  return [
    ...wrongs.map((wrong) => ({ ...(wrong.place ?? placeIn(figure, placeOf(wrong))), message: wrongInWords(wrong) })),
    ...texts.flatMap(({ path, text }) =>
      (path[0] !== undefined && richTexts.has(path[0]) ? textFaults(text) : wordFaults(text)).map(
        ({ message, remark }) => ({
          ...placeIn(figure, path),
          message: `${fieldInWords(path)}: ${message}`,
          ...(remark && { remark }),
        }),
      ),
    ),
  ]
}

/** Of a field that is unknown the field itself. */
const placeOf = ({ path, message }: Wrong): Wrong['path'] => {
  const [, unknown] = /^(\w+)(?:, \w+)* is unknown/.exec(message) ?? []
  return unknown === undefined ? path : [...path, unknown]
}

/** The fields of a figure that may hold $formulas$; the others are printed as they stand. */
const richTexts: ReadonlySet<string | number> = new Set(['caption', 'head', 'rows'])

type Path = readonly (string | number)[]

/** The texts in a value, in its lists and in its objects. */
export function textsIn(value: unknown, path: Path): readonly { readonly path: Path; readonly text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => textsIn(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) => textsIn(item, [...path, name]))
}
