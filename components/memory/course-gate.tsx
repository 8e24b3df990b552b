import type { ReactNode } from 'react'
import type { Asked } from './next-choice'
import { Loaded } from '../ui/loaded'
import type { PracticeMode } from '@/lib/links/link'
import type { Problem } from '@/lib/problems/problem'

export interface CourseViewProps {
  readonly mode: PracticeMode
  /** The problem on the table, if there is one. */
  readonly problem: Problem | null
  readonly notice?: ReactNode
  readonly onMode: (mode: PracticeMode | undefined) => void
  readonly onPose: (asked: Asked) => void
}

const load = () => import('./course-view')

/** Loads what shows the memory when it is first asked for. */
export function CourseGate(props: CourseViewProps) {
  return (
    <Loaded load={load} what="your practice">
      {({ CourseView }) => <CourseView {...props} />}
    </Loaded>
  )
}
