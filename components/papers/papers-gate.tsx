import { useState } from 'react'
import { PaperView } from './paper-view'
import { fetchBuilt } from '../ui/fetch-json'
import { Loaded } from '../ui/loaded'
import type { Paper } from './paper'

interface PapersGateProps {
  readonly papers: readonly { readonly id: string; readonly title: string }[]
  /** The paper that a link asks for; the first otherwise. */
  readonly wanted?: string
}

const isPaper = (value: unknown): value is Paper =>
  typeof value === 'object' && value !== null && 'sections' in value && Array.isArray(value.sections)

/** Fetches the solved papers when the tab is first opened. */
export function PapersGate({ papers, wanted }: PapersGateProps) {
  const [chosen, setChosen] = useState(papers.some(({ id }) => id === wanted) ? wanted : papers[0]?.id)
  const [load, setLoad] = useState(() => loader(chosen))
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
              onClick={() => {
                setChosen(id)
                setLoad(() => loader(id))
              }}
            >
              {title}
            </button>
          ))}
        </div>
      )}
      <Loaded key={chosen} load={load} what="the paper">
        {(paper) => <PaperView paper={paper} />}
      </Loaded>
    </div>
  )
}

const loader = (id: string | undefined) => () => fetchBuilt(`papers/${id}.json`, isPaper)
