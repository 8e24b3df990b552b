import type { Nodes, Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { SKIP, visit } from 'unist-util-visit'
import { blockFaults } from './block-faults'
import { brokenMdx } from './broken-mdx'
import { checkProblem, namedProblems } from './check-question'
import type { ContentError, ContentFile } from './content-error'
import { figureProblems } from './figure-problems'
import { isBlock, lessonTree } from './lesson-tree'
import type { Places } from './link-faults'
import { listFaults } from './list-faults'
import { nestingFaults } from './nesting-faults'
import { proseFaults } from './prose-faults'
import { repeatedFaults } from './repeated-faults'
import { conceptsApart } from './readable'
import { lessonSchema } from './schema'
import { yamlErrors } from './yaml-errors'
import { isTopicKey, topicKeys, type TopicKey } from '../syllabus'

type Element = MdxJsxFlowElement | MdxJsxTextElement

/** Fewer are no mistake, but no lesson yet. */
const usualConcepts = 5

/** For a lesson by itself: every place is taken to be there. */
const anywhere: Places = { conceptsOf: () => Infinity, papers: [], hasFile: () => true }

/** Every mistake in one lesson, and the remarks. Where a part of it cannot be read, the other parts are looked at all the same. */
export function lessonErrors(
  file: ContentFile,
  places: Places = anywhere,
  topic: TopicKey | undefined = topicOf(file.path),
): readonly ContentError[] {
  if (!topic)
    return [{ file: file.path, line: 1, message: `no such topic; name the file after one of: ${topicKeys.join(', ')}` }]
  const whole = parsed(file)
  const found =
    'message' in whole
      ? apart(file, topic, places, whole)
      : [...wholeErrors(file, topic, whole), ...partErrors(file.path, topic, whole, file.text, places)]
  return found.toSorted((a, b) => a.line - b.line || (a.column ?? 1) - (b.column ?? 1))
}

const topicOf = (path: string): TopicKey | undefined => {
  const name = path.replace(/^lessons\/|\.mdx$/g, '')
  return isTopicKey(name) ? name : undefined
}

/** The mistakes of a lesson that cannot be read whole: concept by concept. */
function apart(file: ContentFile, topic: TopicKey, places: Places, whole: ContentError): readonly ContentError[] {
  const parts = conceptsApart(file.text).map(({ text, before }) => {
    const tree = parsed({ ...file, text })
    const found = 'message' in tree ? [tree] : partErrors(file.path, topic, tree, text, places)
    return { isBroken: 'message' in tree, found: found.map((one) => ({ ...one, line: one.line + before })) }
  })
  return [...(parts.some(({ isBroken }) => isBroken) ? [] : [whole]), ...parts.flatMap(({ found }) => found)]
}

function parsed(file: ContentFile): Root | ContentError {
  try {
    return lessonTree(file.text)
  } catch (error) {
    return brokenMdx(file, error)
  }
}

/** What can be said of a lesson only as a whole. */
function wholeErrors(
  { path, text }: ContentFile,
  topic: TopicKey,
  { children: [front, ...body] }: Root,
): readonly ContentError[] {
  if (front?.type !== 'yaml')
    return [{ file: path, line: 1, message: 'the file must begin with title, description ... between two lines ---' }]
  const concepts = body.filter((node) => isBlock(node, 'Concept'))
  const few: readonly ContentError[] =
    concepts.length === 0
      ? [{ file: path, line: 1, message: 'a lesson has one <Concept title="..."> at least; this one has none' }]
      : concepts.length < usualConcepts
        ? [
            {
              file: path,
              line: 1,
              message: `the lesson has ${concepts.length} ${concepts.length === 1 ? 'concept' : 'concepts'}: ${usualConcepts} and more are usual`,
              remark: true,
            },
          ]
        : []
  return [
    ...yamlErrors({ path, text: front.value }, lessonSchema(topic), 2),
    ...few,
    ...sameTitles(path, body),
    ...openedTwice(path, text),
  ]
}

/** A title that a concept or an example of the lesson has already. */
function sameTitles(file: string, body: readonly RootContent[]): readonly ContentError[] {
  const first = new Map<string, number>()
  const found: ContentError[] = []
  visit({ type: 'root', children: [...body] } satisfies Root, (node) => {
    if (node.type !== 'mdxJsxFlowElement' || (node.name !== 'Concept' && node.name !== 'Example')) return
    const title = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'title')?.value
    if (typeof title !== 'string') return
    const key = `${node.name} ${title.trim().toLowerCase()}`
    const line = node.position?.start.line ?? 1
    const before = first.get(key)
    if (before === undefined) first.set(key, line)
    else
      found.push({
        file,
        line,
        message: `the title "${title}" stands already at line ${before}: give this <${node.name}> one of its own`,
      })
  })
  return found
}

/** The lines --- stand once. */
const openedTwice = (file: string, text: string): readonly ContentError[] =>
  text.startsWith('---') ? [] : [{ file, line: 1, message: 'the first line of the file is ---' }]

/** What can be said of each concept by itself. */
function partErrors(
  file: string,
  topic: TopicKey,
  tree: Root,
  source: string,
  places: Places,
): readonly ContentError[] {
  const body = tree.children.filter(({ type }) => type !== 'yaml')
  const found: ContentError[] = []
  const complain = ({ position }: Nodes, message: string) =>
    found.push({ file, line: position?.start.line ?? 1, column: position?.start.column ?? 1, message })

  for (const node of body) if (!isBlock(node, 'Concept')) complain(node, 'text outside a <Concept>: move it into one')
  for (const concept of body.filter((node) => isBlock(node, 'Concept'))) {
    for (const name of ['Example', 'KeyPoints'])
      if (!contains(concept, name)) complain(concept, `this concept has no <${name}>: every concept needs one`)
    const problem = checkProblem(topic, concept)
    if (problem !== undefined) complain(concept, `<Concept>: ${problem}`)
    for (const fault of namedProblems(topic, concept)) complain(concept, `<Concept>: ${fault}`)
  }
  visit({ type: 'root', children: [...body] } satisfies Root, (node) => {
    if (node.type === 'mdxjsEsm')
      complain(node, 'import and export are not for lessons: use the blocks of content/README.md')
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined
    for (const message of blockFaults(node)) complain(node, message)
    if (node.name === 'Example' && !contains(node, 'Solution')) complain(node, 'this example has no <Solution>')
    if (node.name !== 'Figure') return undefined
    for (const { message, ...place } of figureProblems(node))
      found.push({ file, ...place, message: `<Figure>: ${message}` })
    return SKIP
  })
  for (const { node, message } of nestingFaults(body)) complain(node, message)
  return [
    ...found,
    ...listFaults(file, tree, source),
    ...repeatedFaults(file, tree, source),
    ...proseFaults(file, tree, source, places),
  ]
}

function contains(element: Element, name: string): boolean {
  let found = false
  visit(element, (node) => {
    if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === name) found = true
  })
  return found
}
