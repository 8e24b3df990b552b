import { useEffect, useMemo } from 'react'
import type { ExamPaper } from '@/lib/papers'
import { beingWritten, markedPaper, type PaperInView } from '@/lib/papers/asked-about'
import type { PaperSitting } from '@/lib/papers/sitting'

/** Tells of the paper that is sat, or is marked, as long as it is shown; while it is written, nothing of what is answered. */
export function usePaperInView(
  exam: ExamPaper,
  sitting: PaperSitting | null,
  onPaper: (paper: PaperInView | null) => void,
): void {
  const isBegun = sitting !== null && sitting.started !== null
  const isWritten = isBegun && sitting.finished === null
  const marked = isBegun && !isWritten ? sitting : null
  const paper = useMemo(() => {
    if (isWritten) return beingWritten
    return marked ? markedPaper(exam, marked) : null
  }, [exam, isWritten, marked])
  useEffect(() => {
    onPaper(paper)
    return () => onPaper(null)
  }, [paper, onPaper])
}
