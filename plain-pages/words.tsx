import { renderToStaticMarkup } from 'react-dom/server'
import { fitsBesideMarks, reachable } from '@/lib/rich-text/reachable'
import { HtmlBlock } from '@/components/ui/html'
import { Lines } from '@/components/ui/lines'

/** Words with $formulas$, a paragraph for each line. */
export const Words = ({ text }: { readonly text: string }) => (
  <HtmlBlock html={reachable(renderToStaticMarkup(<Lines text={text} />), fitsBesideMarks)} className="prose-maths" />
)
