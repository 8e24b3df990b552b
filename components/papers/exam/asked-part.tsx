import { memo } from 'react'
import { setCaption } from '../../answering/set-caption'
import { Figure } from '../../figures/figure'
import { Lines } from '../../ui/lines'
import { RichText } from '../../ui/rich-text'
import { marksText } from '@/lib/marks'
import type { ExamAlternative, ExamPart } from '@/lib/papers'

const asked = 'problem-text scrolls'

/** What is told before the parts. Drawn once: typing does not set its formulas anew. */
export const AskedLead = memo(function AskedLead({ alternative }: { readonly alternative: ExamAlternative }) {
  const { lead, figure } = alternative
  if (!lead) return null
  return (
    <>
      <Lines text={lead} className={asked} />
      {figure && <Figure {...figure} renderCaption={setCaption} />}
    </>
  )
})

interface AskedPartProps {
  readonly part: ExamPart
  readonly of: ExamAlternative
}

/** What a part asks, with its label and, where there are several, its marks at the right. Drawn once, as what leads to it. */
export const AskedPart = memo(function AskedPart({ part, of }: AskedPartProps) {
  const { label, ask, marks, typing } = part
  // Where nothing leads to the parts, the figure follows the first of them.
  const figure = part.figure ?? (of.lead === '' && of.parts[0] === part ? of.figure : undefined)
  return (
    <>
      <div className="exam-ask">
        {label && <span className="font-semibold">{label}</span>}
        <div className="min-w-0 grow">
          <Lines text={ask} className={asked} />
        </div>
        {of.parts.length > 1 && (
          <span className="exam-marks">
            <span aria-hidden="true">[{marks}]</span>
            <span className="sr-only">{marksText(marks)}</span>
          </span>
        )}
      </div>
      {figure && <Figure {...figure} renderCaption={setCaption} />}
      {typing && (
        <p className="mt-1 text-sm text-muted">
          <RichText>{typing}</RichText>
        </p>
      )}
    </>
  )
})
