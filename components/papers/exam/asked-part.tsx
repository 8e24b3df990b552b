import { memo } from 'react'
import { setCaption } from '../../answering/set-caption'
import { Figure } from '../../figures/figure'
import { RichText } from '../../ui/rich-text'
import { marksText } from '@/lib/marks'
import type { ExamAlternative, ExamPart } from '@/lib/papers'

/** What is told before the parts. Drawn once: typing does not set its formulas anew. */
export const AskedLead = memo(function AskedLead({ alternative }: { readonly alternative: ExamAlternative }) {
  const { lead, figure } = alternative
  return (
    <>
      {lead && <Lines text={lead} />}
      {figure && <Figure {...figure} renderCaption={setCaption} />}
    </>
  )
})

/** What a part asks, with its label and, where there are several, its marks at the right. Drawn once, as what leads to it. */
export const AskedPart = memo(function AskedPart({
  part,
  several,
}: {
  readonly part: ExamPart
  readonly several: boolean
}) {
  const { label, ask, marks, figure, typing } = part
  return (
    <>
      <div className="exam-ask">
        {label && <span className="font-semibold">{label}</span>}
        <div className="min-w-0 grow">
          <Lines text={ask} />
        </div>
        {several && (
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

/** A paragraph a line. */
const Lines = ({ text }: { readonly text: string }) =>
  text.split('\n').map((line, index) => (
    <p key={index} className="problem-text scrolls">
      <RichText>{line}</RichText>
    </p>
  ))
