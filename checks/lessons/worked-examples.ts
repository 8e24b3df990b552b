import type { RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { linesIn, type LessonLine } from './line-text'
import { figureData } from '@/lib/content/figure-data'
import { isBlock, lessonTree } from '@/lib/content/lesson-tree'
import type { Figure } from '@/lib/figures/figure'
import { writtenInFull } from '@/lib/figures/short'

/** A worked example of a lesson. */
export interface WorkedExample {
  readonly title: string
  readonly question: string
  readonly lines: readonly LessonLine[]
  /** Of the question, and of the solution. */
  readonly figures: readonly [Figure | undefined, Figure | undefined]
}

/** A worked example with the question line by line. */
export interface LessonExample extends WorkedExample {
  readonly asked: readonly LessonLine[]
}

/** What a lesson says: its examples, and all that stands outside their solutions. */
export interface LessonTexts {
  readonly examples: readonly LessonExample[]
  readonly prose: readonly LessonLine[]
  /** Of that what stands outside of the examples: a question may say what is false. */
  readonly told: readonly LessonLine[]
}

export function lessonTexts(text: string): LessonTexts {
  const concepts = lessonTree(text).children.filter((node) => isBlock(node, 'Concept'))
  const blocks = concepts.flatMap(({ children }) => children)
  const told = (node: RootContent) => (isBlock(node, 'KeyPoints') ? linesUnder(node) : linesIn(node))
  return {
    examples: blocks.filter((node) => isBlock(node, 'Example')).map(exampleOf),
    prose: blocks.flatMap((node) => (isBlock(node, 'Example') ? linesUnder(node) : told(node))),
    told: blocks.flatMap(told),
  }
}

const linesUnder = ({ children }: MdxJsxFlowElement): readonly LessonLine[] => children.flatMap(linesIn)

function exampleOf(example: MdxJsxFlowElement): LessonExample {
  const solutions = example.children.filter((node) => isBlock(node, 'Solution'))
  const title = example.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'title')?.value
  const asked = linesUnder(example)
  return {
    title: typeof title === 'string' ? title : '',
    question: asked.map(({ text }) => text).join(' '),
    asked,
    lines: solutions.flatMap(linesUnder),
    figures: [figureIn(example.children), figureIn(solutions.flatMap(({ children }) => children))],
  }
}

/** The first figure among them. */
function figureIn(nodes: readonly RootContent[]): Figure | undefined {
  const found = nodes.find((node) => isBlock(node, 'Figure'))
  const read = found && figureData(found.attributes)
  return read && 'data' in read ? writtenInFull(read.data) : undefined
}
