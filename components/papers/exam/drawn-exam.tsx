import { useState } from 'react'
import { ExamView } from './exam-view'
import { Gathering } from './gathering'
import { openBlueprint } from './open-exam'
import { Loaded } from '../../ui/loaded'
import type { Place } from '@/lib/links/link'
import type { PaperInView } from '@/lib/papers/asked-about'
import { outlineOf, type Blueprint, type ExamPaper } from '@/lib/papers'

interface DrawnExamProps {
  readonly id: string
  readonly seed: string
  readonly withKey: boolean
  readonly onVisit: (place: Place) => void
  readonly onPaper: (paper: PaperInView | null) => void
}

/** A paper that the browser draws. */
export function DrawnExam(props: DrawnExamProps) {
  const { id, seed } = props
  const [load] = useState(() => () => openBlueprint(id, seed))
  return (
    <Loaded load={load} what="the paper">
      {(opened) =>
        'trouble' in opened ? (
          <div role="alert" className="card p-5 sm:p-6">
            <h2 className="text-lg font-semibold">This paper cannot be opened</h2>
            <p className="mt-2">{opened.trouble}</p>
          </div>
        ) : (
          <Drawing {...props} blueprint={opened.blueprint} />
        )
      }
    </Loaded>
  )
}

/** What every paper of the blueprint has is there at once, its questions when they are drawn. */
function Drawing({ blueprint, seed, withKey, onVisit, onPaper }: DrawnExamProps & { readonly blueprint: Blueprint }) {
  const [outline] = useState(() => outlineOf(blueprint, seed))
  const [exam, setExam] = useState<ExamPaper>()
  return (
    <ExamView
      exam={exam ?? outline}
      {...(!exam && { waiting: <Gathering {...{ blueprint, seed }} onDrawn={setExam} /> })}
      {...{ withKey, onVisit, onPaper }}
    />
  )
}
