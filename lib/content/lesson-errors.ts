import type { Nodes, Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { SKIP, visit } from 'unist-util-visit'
import { checkProblem } from './check-question'
import type { ContentError, ContentFile } from './content-error'
import { figureProblems } from './figure-problems'
import { formulaProblem } from './formula-problem'
import { isBlock, lessonTree } from './lesson-tree'
import { lessonSchema } from './schema'
import { yamlErrors } from './yaml-errors'
import { topicKeys, type TopicKey } from '../syllabus'

type Element = MdxJsxFlowElement | MdxJsxTextElement

/** The building blocks of a lesson, and the attributes that each must have; those of a figure have a check of their own. */
const blocks: Readonly<Record<string, readonly string[]>> = {
  Concept: ['title'],
  Example: ['title'],
  Solution: [],
  KeyPoints: [],
  Figure: [],
}

/** Every mistake in one lesson file. */
export function lessonErrors(file: ContentFile): readonly ContentError[] {
  const topic = topicKeys.find((key) => file.path === `lessons/${key}.mdx`)
  if (!topic)
    return [{ file: file.path, line: 1, message: `no such topic; name the file after one of: ${topicKeys.join(', ')}` }]
  const tree = parsed(file)
  if ('message' in tree) return [tree]
  const [front, ...body] = tree.children
  if (front?.type !== 'yaml')
    return [
      { file: file.path, line: 1, message: 'the file must begin with title, description ... between two lines ---' },
    ]
  return [
    ...yamlErrors({ path: file.path, text: front.value }, lessonSchema(topic), 2),
    ...bodyErrors(file.path, topic, body),
    ...formulaErrors(file.path, tree),
  ].sort((a, b) => a.line - b.line)
}

function parsed(file: ContentFile): Root | ContentError {
  try {
    return lessonTree(file.text)
  } catch (error) {
    const line =
      typeof error === 'object' && error && 'line' in error && typeof error.line === 'number' ? error.line : 1
    return { file: file.path, line, message: notMdx(error instanceof Error ? error.message : String(error)) }
  }
}

/** What the parser says, in words for editors where it is about values. */
function notMdx(message: string): string {
  if (/expression with acorn|in expression|empty expression/.test(message))
    return 'a value between { } cannot be read: is a number, comma or bracket missing?'
  if (message.includes('before attribute value'))
    return 'a value stands in quotes or in braces: write label="a text" or from={0}'
  return `this is not MDX: ${message}`
}

function bodyErrors(file: string, topic: TopicKey, body: readonly RootContent[]): readonly ContentError[] {
  const found: ContentError[] = []
  const complain = (node: Nodes, message: string) => found.push({ file, line: node.position?.start.line ?? 1, message })

  const concepts = body.filter((node) => isBlock(node, 'Concept'))
  if (concepts.length < 5 || concepts.length > 8)
    found.push({ file, line: 1, message: `a lesson has 5 to 8 <Concept title="...">; this one has ${concepts.length}` })
  for (const node of body) if (!isBlock(node, 'Concept')) complain(node, 'text outside a <Concept>: move it into one')
  for (const concept of concepts)
    for (const name of ['Example', 'KeyPoints'])
      if (!contains(concept, name)) complain(concept, `this concept has no <${name}>: every concept needs one`)
  for (const concept of concepts) {
    const problem = checkProblem(topic, concept)
    if (problem !== undefined) complain(concept, `<Concept>: ${problem}`)
  }

  const root: Root = { type: 'root', children: [...body] }
  visit(root, (node) => {
    if (node.type === 'mdxjsEsm')
      complain(node, 'import and export are not for lessons: use the blocks of content/README.md')
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined
    const needed = blocks[node.name ?? '']
    if (!needed) complain(node, `<${node.name ?? ''}> is unknown: use ${Object.keys(blocks).join(', ')}`)
    for (const name of needed ?? []) {
      const value = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)?.value
      if (!value) complain(node, `<${node.name ?? ''}> needs ${name}="..."`)
      else if (typeof value === 'string' && value.includes('$'))
        complain(node, `<${node.name ?? ''}>: ${name} is plain text: write x², not a formula in dollars`)
    }
    if (node.name === 'Example' && !contains(node, 'Solution')) complain(node, 'this example has no <Solution>')
    if (node.name !== 'Figure') return undefined
    for (const { line = 1, message } of figureProblems(node))
      found.push({ file, line, message: `<Figure>: ${message}` })
    return SKIP
  })
  return found
}

function contains(element: Element, name: string): boolean {
  let found = false
  visit(element, (node) => {
    if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === name) found = true
  })
  return found
}

function formulaErrors(file: string, tree: Root): readonly ContentError[] {
  const found: ContentError[] = []
  visit(tree, (node) => {
    if (node.type !== 'inlineMath' && node.type !== 'math') return
    const message = formulaProblem(node.value, node.type === 'math')
    if (message) found.push({ file, line: node.position?.start.line ?? 1, message })
  })
  return found
}
