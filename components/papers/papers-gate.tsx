import { useState, type ReactNode } from 'react'
import { fetchBuilt } from '../ui/fetch-json'
import { Loaded } from '../ui/loaded'
import { together } from '../ui/together'
import type { Paper } from './paper'

interface PapersGateProps {
  readonly papers: readonly { readonly id: string; readonly title: string }[]
  /** The paper to show; the first where there is none of that name. */
  readonly wanted: string | undefined
  /** A word on the link that led here. */
  readonly notice?: ReactNode
  readonly onPaper: (id: string) => void
}

const isPaper = (value: unknown): value is Paper =>
  typeof value === 'object' && value !== null && 'sections' in value && Array.isArray(value.sections)

/** Fetches the solved papers, and what shows them, when the tab is first opened. */
export function PapersGate({ papers, wanted, notice, onPaper }: PapersGateProps) {
  const chosen = papers.some(({ id }) => id === wanted) ? wanted : papers[0]?.id
  return (
    <div className="space-y-4">
      <p className="text-muted">Review solved question papers to understand the exam pattern and important topics.</p>
      {papers.length > 1 && (
        <div role="group" aria-label="Papers" className="flex flex-wrap gap-2">
          {papers.map(({ id, title }) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === chosen}
              className="button-quiet"
              onClick={() => onPaper(id)}
            >
              {title}
            </button>
          ))}
        </div>
      )}
      <ChosenPaper key={chosen} id={chosen} notice={notice} />
    </div>
  )
}

function ChosenPaper({ id, notice }: { readonly id: string | undefined; readonly notice: ReactNode }) {
  const [load] = useState(() => async () => {
    const [{ PaperView }, paper] = await together(import('./paper-view'), fetchBuilt(`papers/${id}.json`, isPaper))
    return { PaperView, paper }
  })
  return (
    <Loaded load={load} what="the paper">
      {({ PaperView, paper }) => <PaperView paper={paper} notice={notice} />}
    </Loaded>
  )
}
