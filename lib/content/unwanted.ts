import type { Nodes } from 'mdast'

/** What Markdown knows and lessons do not, and what to write instead. */
const unwanted: Partial<Readonly<Record<Nodes['type'], string>>> = {
  html: 'HTML is not for lessons: use the blocks of content/README.md',
  code: 'a block of code is not for lessons: leave the lines ``` out; a formula by itself stands between two lines $$',
  inlineCode: 'letters of code are not for lessons: write a formula, $x$, or **bold**',
  blockquote: 'a quotation > is not for lessons: write a paragraph',
  thematicBreak: 'a line across is not for lessons: begin a new <Concept> or paragraph',
  delete: 'struck out words ~~ are not for lessons: what is false on purpose stands in <Wrong>',
  footnoteReference: 'notes at the foot are not for lessons: say it in the text',
  footnoteDefinition: 'notes at the foot are not for lessons: say it in the text',
  linkReference: 'write the address of a link behind it: [the lesson](/?tab=learn&topic=circles)',
  definition: 'write the address of a link behind it: [the lesson](/?tab=learn&topic=circles)',
  imageReference: 'write the address of an image behind it: ![a circle](/circle.png)',
}

/** What is wrong with a piece of Markdown that lessons do not know; nothing for all others. */
export const unwantedFault = (node: Nodes): string | undefined =>
  node.type === 'listItem' && typeof node.checked === 'boolean'
    ? 'boxes [ ] to tick are not for lessons: write a plain list'
    : unwanted[node.type]
