import '../answering/answering.css'
import '../practice/card.css'
import { SetQuestionView } from './set-question-view'
import { SetStart } from './set-start'
import { SetSummary } from './set-summary'
import { useSitting } from './use-sitting'
import type { SetOnPage } from './open-set'

interface SetViewProps {
  readonly code: string
  readonly opened: SetOnPage
}

/** A set: its start, its questions one at a time, its summary. */
export function SetView({ code, opened }: SetViewProps) {
  if ('trouble' in opened)
    return (
      <div className="card p-6" role="alert">
        <h1 className="text-xl font-bold">This set cannot be opened</h1>
        <p className="mt-2">{opened.trouble}</p>
      </div>
    )
  return <OpenedSet code={code} {...opened} />
}

type Opened = Exclude<SetOnPage, { readonly trouble: string }>

function OpenedSet({ code, set, posed, sitting: first }: Opened & { readonly code: string }) {
  const open = useSitting(code, set, posed, first)
  const { started, finished } = open.sitting
  return (
    <>
      {!open.kept && (
        <p role="alert" className="mb-3 text-sm text-bad">
          This browser does not keep what you do here: leave the page open until you have sent your result.
        </p>
      )}
      {finished !== null ? (
        <SetSummary {...{ code, set, posed, open }} />
      ) : started !== null ? (
        <SetQuestionView key={open.sitting.place} {...{ set, posed, open }} />
      ) : (
        <SetStart {...{ set, posed, open }} />
      )}
    </>
  )
}
