import type { Nodes } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import { isBlock } from './lesson-tree'
import { near } from '../near'

type Element = MdxJsxFlowElement | MdxJsxTextElement

/** The building blocks of a lesson: the attributes that each must have, and those that it may have; those of a figure have a check of their own. */
export const blocks: Readonly<Record<string, { readonly needs: readonly string[]; readonly may?: readonly string[] }>> =
  {
    Concept: { needs: ['title'], may: ['check', 'seed', 'archetypes'] },
    Example: { needs: ['title'] },
    Solution: { needs: [] },
    KeyPoints: { needs: [] },
    Wrong: { needs: [] },
    Figure: { needs: [] },
  }

/** What is wrong with a block by itself: its name, its attributes, and that it is empty. */
export function blockFaults(node: Element): readonly string[] {
  const name = node.name ?? ''
  const known = blocks[name]
  if (!known) {
    const [meant] = near(name, Object.keys(blocks))
    return [`<${name}> is unknown: use ${Object.keys(blocks).join(', ')}${meant ? ` (is <${meant}> meant?)` : ''}`]
  }
  if (name === 'Figure') return []
  return [...attributeFaults(node, known.needs, known.may ?? []), ...emptiness(node, name)]
}

function attributeFaults(
  { name, attributes }: Element,
  needs: readonly string[],
  may: readonly string[],
): readonly string[] {
  const given = attributes.flatMap((one) => (one.type === 'mdxJsxAttribute' ? [one] : []))
  const missing = needs.flatMap((field) => {
    const value = given.find((one) => one.name === field)?.value
    if (!value || (typeof value === 'string' && value.trim() === '')) return [`<${name ?? ''}> needs ${field}="..."`]
    return typeof value === 'string' && value.includes('$')
      ? [`<${name ?? ''}>: ${field} is plain text: write x², not a formula in dollars`]
      : []
  })
  const unknown = given.flatMap((one) =>
    needs.includes(one.name) || may.includes(one.name)
      ? []
      : [
          `<${name ?? ''}>: ${one.name} is unknown: ${[...needs, ...may].length === 0 ? 'it has no fields' : `it has ${[...needs, ...may].join(', ')}`}`,
        ],
  )
  const twice = given.flatMap((one, index) =>
    given.findIndex((other) => other.name === one.name) < index ? [`<${name ?? ''}>: ${one.name} stands twice`] : [],
  )
  return [...missing, ...unknown, ...twice]
}

/** What a block must hold. */
function emptiness(node: Element, name: string): readonly string[] {
  if (name === 'KeyPoints' && !holds(node, (one) => one.type === 'listItem' && hasWords(one)))
    return ['<KeyPoints> is empty: write a list of what to remember, each line beginning with "- "']
  if (name === 'Example' && !node.children.some((child) => !isBlock(child, 'Solution') && hasWords(child)))
    return ['this example has no question: write it before its <Solution>']
  if (
    name === 'Concept' &&
    !node.children.some((child) => !isBlock(child, 'Example') && !isBlock(child, 'KeyPoints') && hasWords(child))
  )
    return ['this concept explains nothing: write a paragraph or a list']
  if ((name === 'Solution' || name === 'Wrong') && !hasWords(node))
    return [`<${name}> is empty: write what belongs in it`]
  return []
}

const hasWords = (node: Nodes): boolean =>
  holds(
    node,
    (one) =>
      one.type === 'image' ||
      ((one.type === 'text' || one.type === 'inlineMath' || one.type === 'math') && one.value.trim() !== '') ||
      isBlock(one, 'Figure'),
  )

function holds(node: Nodes, wanted: (one: Nodes) => boolean): boolean {
  let found = false
  visit(node, (one) => {
    if (wanted(one)) found = true
  })
  return found
}
