import { visit } from 'unist-util-visit'
import { factFaults } from './facts'
import { falseEqualities } from './closed-equalities'
import type { ContentError, ContentFile } from '@/lib/content/content-error'
import { figureData } from '@/lib/content/figure-data'
import { placeIn } from '@/lib/content/figure-place'
import { textsIn } from '@/lib/content/figure-problems'
import type { lessonTree } from '@/lib/content/lesson-tree'
import { fieldInWords } from '@/lib/figures/wrong'
import type { TopicKey } from '@/lib/syllabus'

/** False equalities of numbers, and facts told wrong, in the captions, labels, cells and descriptions of a lesson's figures. */
export function figureTextErrors(
  { path: file }: ContentFile,
  topic: TopicKey,
  tree: ReturnType<typeof lessonTree>,
): readonly ContentError[] {
  const found: ContentError[] = []
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Figure') return
    const read = figureData(node.attributes)
    const texts = 'data' in read ? textsIn(read.data, []) : []
    for (const { path, text } of texts)
      for (const what of [...(/[=≈]/.test(text) ? falseEqualities(topic, text) : []), ...factFaults(topic, text)])
        found.push({ file, ...placeIn(node, path), message: `<Figure>: ${fieldInWords(path)}: ${what}` })
  })
  return found
}
