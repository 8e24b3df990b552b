import { allConceptFiles, allLessons, type Lesson as LessonSource } from 'contentlayer/generated'
import { getMDXComponent } from 'next-contentlayer2/hooks'
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { checkLink } from './check-link'
import { Concept, Example, KeyPoints, LessonFigure, ListItem, Solution, Table, Wrong } from './lesson-blocks'
import { builtHtml, builtPrompt } from './rich-text'
import type { Lesson } from '@/components/learn/lesson'
import { polished } from '@/lib/rich-text/polish'
import type { TopicKey } from '@/lib/syllabus'
import { reachableLines } from '@/lib/rich-text/reachable'
import { withoutNotes } from '@/lib/rich-text/without-notes'

const blocks = { Concept, Example, KeyPoints, Solution, Wrong, Figure: LessonFigure, li: ListItem, table: Table }

const sources = new Map(allLessons.map((lesson) => [lesson._raw.flattenedPath, lesson]))

/** The files of concepts of a lesson that is a folder, by its place. */
const conceptFiles = new Map<string, (typeof allConceptFiles)[number][]>()
for (const file of allConceptFiles) {
  const own = conceptFiles.get(file._raw.sourceFileDir)
  if (own) own.push(file)
  else conceptFiles.set(file._raw.sourceFileDir, [file])
}

/** The lesson of one topic, set as HTML at build time. */
export async function lessonOf(topic: TopicKey): Promise<Lesson> {
  const source = sources.get(`lessons/${topic}`)
  if (!source) throw new Error(`content/lessons/${topic}.mdx is missing`)
  return lessonFrom(source)
}

/** What the first view needs of a lesson: its other concepts come when they are opened. */
export async function beginningOf(topic: TopicKey): Promise<Lesson> {
  const { concepts, ...lesson } = await lessonOf(topic)
  const [first, ...others] = concepts
  return { ...lesson, concepts: [...(first ? [first] : []), ...others.map(({ title }) => ({ title }))] }
}

/** A lesson set as HTML, with the concepts that stand in files of their own. */
export async function lessonFrom(source: LessonSource): Promise<Lesson> {
  // The App Router refuses a static import of react-dom/server; at build time a dynamic one is what it asks for.
  const { renderToStaticMarkup } = await import('react-dom/server')
  const parts = (conceptFiles.get(source._raw.flattenedPath) ?? []).toSorted((a, b) => numberOf(a) - numberOf(b))
  const concepts = (await Promise.all([source, ...parts].map(({ body }) => conceptsIn(body.code)))).flat()
  return {
    title: source.title,
    description: source.description,
    duration: source.duration,
    concepts: concepts.map(({ title, check, seed, children }, index) => ({
      title,
      html: withoutNotes(reachableLines(polished(renderToStaticMarkup(<>{children}</>)))),
      ...(check !== undefined && { check: checkLink(check, seed, index + 1) }),
    })),
    formulas: source.importantFormulas.map(({ name, formula }) => ({ name, html: builtHtml(formula) })),
    tips: source.boardTips.map(builtPrompt),
  }
}

const numberOf = ({ _raw }: (typeof allConceptFiles)[number]): number => Number.parseInt(_raw.sourceFileName, 10)

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
