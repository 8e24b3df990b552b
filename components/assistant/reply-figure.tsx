import { Loaded } from '../ui/loaded'
import { RichText } from '../ui/rich-text'
import type { Figure } from '@/lib/figures/figure'

const drawing = async () => {
  const { Figure: Drawing } = await import('../figures/figure')
  return Drawing
}

const set = (text: string) => <RichText>{text}</RichText>

/** The lesson's figure below an explanation; what draws it is loaded when the first one is shown. */
export const ReplyFigure = ({ figure }: { readonly figure: Figure }) => (
  <Loaded load={drawing} what="the figure">
    {(Drawing) => <Drawing {...figure} renderCaption={set} />}
  </Loaded>
)
