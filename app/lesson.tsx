import { allLessons } from 'contentlayer/generated'
import { getMDXComponent } from 'next-contentlayer2/hooks'
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { checkLink } from './check-link'
import { Concept, Example, KeyPoints, LessonFigure, ListItem, Solution, Wrong } from './lesson-blocks'
import { builtHtml, builtPrompt } from './rich-text'
import type { Lesson } from '@/components/learn/lesson'
import { polished } from '@/lib/rich-text/polish'
import type { TopicKey } from '@/lib/syllabus'

const blocks = { Concept, Example, KeyPoints, Solution, Wrong, Figure: LessonFigure, li: ListItem }

/** The lesson of one topic, set as HTML at build time. */
export async function lessonOf(topic: TopicKey): Promise<Lesson> {
  const source = allLessons.find((lesson) => lesson._raw.flattenedPath === `lessons/${topic}`)
  if (!source) throw new Error(`content/lessons/${topic}.mdx is missing`)
  // The App Router refuses a static import of react-dom/server; at build time a dynamic one is what it asks for.
  const { renderToStaticMarkup } = await import('react-dom/server')
  return {
    title: source.title,
    description: source.description,
    duration: source.duration,
    concepts: (await conceptsIn(source.body.code)).map(({ title, check, seed, children }, index) => ({
      title,
      html: polished(renderToStaticMarkup(<>{children}</>)),
      ...(check !== undefined && { check: checkLink(check, seed, index + 1) }),
    })),
    formulas: source.importantFormulas.map(({ name, formula }) => ({ name, html: builtHtml(formula) })),
    tips: source.boardTips.map(builtPrompt),
  }
}

type ConceptProps = Parameters<typeof Concept>[0]

/** The top-level <Concept> elements of compiled MDX: a component without state, so its tree can be had by calling it. */
async function conceptsIn(code: string): Promise<readonly ConceptProps[]> {
  const tree = await getMDXComponent(code)({ components: blocks })
  return topLevel(tree)
    .filter(isConcept)
    .map((element) => element.props)
}

function topLevel(node: ReactNode): readonly ReactNode[] {
  if (isConcept(node)) return [node]
  if (Array.isArray(node)) return node.flatMap(topLevel)
  if (isValidElement<{ children?: ReactNode }>(node)) return Children.toArray(node.props.children).flatMap(topLevel)
  return []
}

const isConcept = (node: ReactNode): node is ReactElement<ConceptProps> => isValidElement(node) && node.type === Concept
