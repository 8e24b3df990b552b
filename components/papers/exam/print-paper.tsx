import '../../print/print.css'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { ExamKey } from '../../print/exam-key'
import { ExamSheets } from '../../print/exam-sheets'
import { firstPrintChoice, PrintSettings } from '../../print/print-settings'
import { basePath } from '../../ui/base-path'
import { linkTo } from '@/lib/links/link'
import type { ExamPaper } from '@/lib/papers'

interface PrintPaperProps {
  readonly exam: ExamPaper
  /** Opened by the link at the foot of a printed paper: the scheme is shown at once. */
  readonly withKey: boolean
}

/** A paper on paper: what to print is chosen here, the sheets are seen by the printer alone; and its marking scheme on the screen, for whoever marks it. */
export function PrintPaper({ exam, withKey }: PrintPaperProps) {
  const [choice, setChoice] = useState(firstPrintChoice)
  const [isKeyOpen, setKeyOpen] = useState(withKey)
  const place = { tab: 'past-papers', paper: exam.id, ...(exam.seed !== undefined && { seed: exam.seed }) } as const
  const keyLink = `${window.location.origin}${basePath}/${linkTo({ ...place, key: true })}`
  return (
    <>
      <PrintSettings choice={choice} onChoose={setChoice} />
      <button type="button" className="button-main mt-3" onClick={() => window.print()}>
        Print
      </button>
      <details className="exam-details" open={isKeyOpen} onToggle={(event) => setKeyOpen(event.currentTarget.open)}>
        <summary>Marking scheme</summary>
        {isKeyOpen && (
          <div className="exam-key">
            <ExamKey exam={exam} scheme heading="h3" />
          </div>
        )}
      </details>
      {createPortal(
        <div className="sheets">
          <ExamSheets {...{ exam, choice, keyLink }} />
          {choice.answers !== 'none' && (
            <section className="sheet">
              <header className="sheet-head">
                <h1>{choice.answers === 'scheme' ? 'Marking scheme' : 'Key'}</h1>
                <p>
                  {exam.title}
                  {exam.seed !== undefined && `, paper ${exam.seed}`}, {exam.marks} marks
                </p>
              </header>
              <ExamKey exam={exam} scheme={choice.answers === 'scheme'} heading="h2" />
            </section>
          )}
        </div>,
        document.getElementById('content') ?? document.body,
      )}
    </>
  )
}
