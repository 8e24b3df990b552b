import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { figureData } from './figure-data'
import { lineIn } from './figure-place'
import { richTextProblem } from './formula-problem'
import { writtenWrongs } from '../figures/short'
import { fieldInWords, wrongInWords, type Wrong } from '../figures/wrong'

/** A mistake in a figure of a lesson, at the line of its field. */
interface FigureProblem {
  readonly line: number | undefined
  readonly message: string
}

/** What is wrong with a figure in a lesson: its fields, and the formulas in its texts. */
export function figureProblems(figure: MdxJsxFlowElement | MdxJsxTextElement): readonly FigureProblem[] {
  const read = figureData(figure.attributes)
  const wrongs = 'wrong' in read ? [read.wrong] : writtenWrongs(read.data)
  const unset = 'wrong' in read ? [] : richTexts.flatMap((field) => unsetFormulas(read.data[field], [field]))
  return [
    ...wrongs.map((wrong) => ({ line: lineIn(figure, placeOf(wrong)), message: wrongInWords(wrong) })),
    ...unset.map(({ path, problem }) => ({ line: lineIn(figure, path), message: `${fieldInWords(path)}: ${problem}` })),
  ]
}

/** Of a field that is unknown the field itself. */
const placeOf = ({ path, message }: Wrong): Wrong['path'] => {
  const [, unknown] = /^(\w+)(?:, \w+)* is unknown/.exec(message) ?? []
  return unknown === undefined ? path : [...path, unknown]
}

/** The fields of a figure that may hold $formulas$. */
const richTexts = ['caption', 'head', 'rows'] as const

type Path = readonly (string | number)[]

/** The texts that cannot be set, in a text or in lists of texts. */
function unsetFormulas(value: unknown, path: Path): readonly { readonly path: Path; readonly problem: string }[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => unsetFormulas(item, [...path, index]))
  const problem = typeof value === 'string' ? richTextProblem(value) : undefined
  return problem === undefined ? [] : [{ path, problem }]
}
