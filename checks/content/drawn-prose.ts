import { drawnFactFaults } from './drawn-facts'
import { lettersFaults } from './named-lengths'
import { radiusFaults } from './reasons'
import { formulasIn } from './stated-answer'
import { linesIn, type LessonLine } from '../lessons/line-text'
import type { ContentError, ContentFile } from '@/lib/content/content-error'
import { figureData } from '@/lib/content/figure-data'
import { isBlock, type lessonTree } from '@/lib/content/lesson-tree'
import type { Figure } from '@/lib/figures/figure'
import { writtenInFull } from '@/lib/figures/short'

/** What a concept says outside of its examples of the points of the figure that stands before it, or first of all, and is not so drawn. */
export function drawnProseErrors(
  { path: file }: ContentFile,
  tree: ReturnType<typeof lessonTree>,
): readonly ContentError[] {
  const found: ContentError[] = []
  for (const concept of tree.children.filter((node) => isBlock(node, 'Concept'))) {
    const before: Figure[] = []
    const figures = concept.children.map(figureOf)
    const [first] = figures.filter((one) => one !== undefined)
    let isFirst = true
    for (const [index, node] of concept.children.entries()) {
      const figure = figures[index]
      if (figure) {
        before.unshift(figure)
        isFirst = false
      }
      if (node.type === 'mdxJsxFlowElement' && node.name !== 'KeyPoints') continue
      const lines = node.type === 'mdxJsxFlowElement' ? node.children.flatMap(linesIn) : linesIn(node)
      // what comes before the first figure of a concept may be about that one, or go on with the last
      const around = isFirst && first ? [first, ...before] : before
      for (const line of lines)
        say(line, [
          ...(falseInAll(around, line.text) ?? []),
          ...lettersFaults(line.text),
          ...radiusFaults(around.slice(0, 1), '', [line.text]).map(({ what }) => what),
        ])
    }
  }
  return found

  function say({ text, line }: LessonLine, faults: readonly string[]): void {
    for (const what of faults) found.push({ file, line, message: `"${text}": ${what}` })
  }
}

/** The first of some figures in which all that is said can be seen, is the one that is meant. */
const falseInAll = (figures: readonly Figure[], text: string): readonly string[] | undefined => {
  const names = new Set(formulasIn(text).flatMap((tex) => tex.replace(/\\[a-z]+/g, ' ').match(/[A-Z]/g) ?? []))
  const meant = figures.find((figure) => figure.kind === 'sketch' && [...names].every((name) => name in figure.points))
  return meant && drawnFactFaults([meant], [text]).map(({ what }) => what)
}

function figureOf(node: ReturnType<typeof lessonTree>['children'][number]): Figure | undefined {
  if (!isBlock(node, 'Figure')) return undefined
  const read = figureData(node.attributes)
  const figure = 'data' in read ? writtenInFull(read.data) : undefined
  return figure?.kind === 'sketch' || figure?.kind === 'plane' ? figure : undefined
}
