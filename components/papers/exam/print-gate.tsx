import { useState } from 'react'
import { Loaded } from '../../ui/loaded'
import type { ExamPaper } from '@/lib/papers'

const load = () => import('./print-paper')

/** The way to the printed paper and its marking scheme: loaded when it is opened. */
export function PrintGate({ exam, withKey }: { readonly exam: ExamPaper; readonly withKey: boolean }) {
  const [isOpen, setOpen] = useState(withKey)
  return (
    <details
      className="exam-details card p-4 sm:p-6"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>Print this paper, or see its marking scheme</summary>
      {isOpen && (
        <Loaded load={load} what="the sheets">
          {({ PrintPaper }) => <PrintPaper exam={exam} withKey={withKey} />}
        </Loaded>
      )}
    </details>
  )
}
