import remarkFrontmatter from 'remark-frontmatter'
import remarkMath from 'remark-math'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Nodes, Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { SKIP, visit } from 'unist-util-visit'
import type { ContentError, ContentFile } from './content-error'
import { figureData } from './figure-data'
import { formulaProblem } from './formula-problem'
import { lessonSchema } from './schema'
import { yamlErrors } from './yaml-errors'
import { figureErrors } from '../figures/figure-schema'
import { topicKeys } from '../syllabus'

type Element = MdxJsxFlowElement | MdxJsxTextElement

/** The building blocks of a lesson, and the attributes that each must have. */
const blocks: Readonly<Record<string, readonly string[]>> = {
  Concept: ['title'],
  Example: ['title'],
  Solution: [],
  KeyPoints: [],
  Figure: ['kind', 'description'],
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
    ...bodyErrors(file.path, body),
    ...formulaErrors(file.path, tree),
  ].sort((a, b) => a.line - b.line)
}

function parsed(file: ContentFile): Root | ContentError {
  try {
    return unified().use(remarkParse).use(remarkFrontmatter).use(remarkMath).use(remarkMdx).parse(file.text)
  } catch (error) {
    const line =
      typeof error === 'object' && error && 'line' in error && typeof error.line === 'number' ? error.line : 1
    return {
      file: file.path,
      line,
      message: `this is not MDX: ${error instanceof Error ? error.message : String(error)}`,
    }
  }
}

function bodyErrors(file: string, body: readonly RootContent[]): readonly ContentError[] {
  const found: ContentError[] = []
  const complain = (node: Nodes, message: string) => found.push({ file, line: node.position?.start.line ?? 1, message })

  const concepts = body.filter((node) => isElement(node, 'Concept'))
  if (concepts.length < 5 || concepts.length > 8)
    found.push({ file, line: 1, message: `a lesson has 5 to 8 <Concept title="...">; this one has ${concepts.length}` })
  for (const node of body) if (!isElement(node, 'Concept')) complain(node, 'text outside a <Concept>: move it into one')
  for (const concept of concepts)
    for (const name of ['Example', 'KeyPoints'])
      if (!contains(concept, name)) complain(concept, `this concept has no <${name}>: every concept needs one`)

  const root: Root = { type: 'root', children: [...body] }
  visit(root, (node) => {
    if (node.type === 'mdxjsEsm')
      complain(node, 'import and export are not for lessons: use the blocks of content/README.md')
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined
    const needed = blocks[node.name ?? '']
    if (!needed) complain(node, `<${node.name ?? ''}> is unknown: use ${Object.keys(blocks).join(', ')}`)
    for (const name of needed ?? [])
      if (
        !node.attributes.some(
          (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name && attribute.value,
        )
      )
        complain(node, `<${node.name ?? ''}> needs ${name}="..."`)
    if (node.name === 'Example' && !contains(node, 'Solution')) complain(node, 'this example has no <Solution>')
    if (node.name !== 'Figure') return undefined
    for (const message of figureMessages(node)) complain(node, `<Figure>: ${message}`)
    return SKIP
  })
  return found
}

/** What is wrong with the data of a figure. Its kind and description are asked for already where they are missing. */
function figureMessages({ attributes }: Element): readonly string[] {
  const read = figureData(attributes)
  if ('problem' in read) return [read.problem]
  return figureErrors(read.data)
}

const isElement = (node: RootContent, name: string): node is MdxJsxFlowElement =>
  node.type === 'mdxJsxFlowElement' && node.name === name

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
