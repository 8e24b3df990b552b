import { useEffect, useEffectEvent, useState, type FormEvent } from 'react'
import { arrive, type Arrival } from './arrive'
import { ClassView } from './class-view'
import { keepResults, keptResults } from './kept-results'
import { foundResults } from '@/lib/sets/found-results'

type Listed = Arrival & { readonly before?: string }

/** What students sent back: pasted in any amount, judged again here, kept in this browser only. */
export function Results({ linked }: { readonly linked: string }) {
  const [text, setText] = useState('')
  const [arrivals, setArrivals] = useState<readonly Listed[]>([])
  const [word, setWord] = useState('')
  const [kept, setKept] = useState(true)
  const codeOf = (one: Listed) => (one.kind === 'arrived' ? one.arrived.code : one.code)

  async function take(codes: readonly string[], pasted: string) {
    const found = foundResults(pasted)
    const known = new Set(arrivals.map(codeOf))
    const all = new Map<string, string>([
      ...codes.map((code): [string, string] => [code, '']),
      ...found.map(({ code, before }): [string, string] => [code, before]),
    ])
    const fresh = [...all].filter(([code]) => !known.has(code))
    const next: Listed[] = [...arrivals]
    for (const [index, [code, before]] of fresh.entries()) {
      if (fresh.length > 5) setWord(`Judging ${index + 1} of ${fresh.length}…`)
      next.push({ ...(await arrive(code)), before })
    }
    setArrivals(next)
    const readable = next.filter(({ kind }) => kind === 'arrived').map(codeOf)
    setKept(keepResults(readable))
    if (pasted !== '')
      setWord(wordsFor(found.length, found.length - found.filter(({ code }) => known.has(code)).length))
    else setWord('')
  }

  const start = useEffectEvent(() => void take(keptResults(), linked).catch(fail))
  useEffect(() => {
    const timer = window.setTimeout(() => start())
    return () => window.clearTimeout(timer)
  }, [])

  function fail(error: unknown) {
    console.error(error)
    setWord('The results could not be judged now: check the network and press Add again.')
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    take([], text).then(() => setText(''), fail)
  }

  function forget() {
    setArrivals([])
    setKept(keepResults([]))
    setWord('All results are removed from this browser.')
  }

  const arrived = arrivals.flatMap((one) => (one.kind === 'arrived' ? [one.arrived] : []))
  const lost = arrivals.flatMap((one) => (one.kind === 'lost' ? [{ ...one, before: one.before ?? '' }] : []))
  return (
    <section aria-labelledby="results" className="card p-4 sm:p-6 print:hidden">
      <h2 id="results" className="text-xl font-bold">
        Results
      </h2>
      <form onSubmit={onSubmit} className="mt-2">
        <label htmlFor="pasted-results">
          Paste what your students sent: links, texts, or a whole chat export. Names and answers stay in this browser
          and never reach a server.
        </label>
        <textarea
          id="pasted-results"
          rows={4}
          className="answer-box mt-2 w-full"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="mt-2 flex flex-wrap gap-2">
          <button type="submit" className="button-main" disabled={text.trim() === ''}>
            Add
          </button>
          {arrivals.length > 0 && (
            <button type="button" className="button-quiet" onClick={forget}>
              Remove all results
            </button>
          )}
        </div>
      </form>
      <p role="status" className="mt-2 text-sm empty:hidden">
        {word}
      </p>
      {!kept && (
        <p role="alert" className="text-sm text-bad">
          This browser does not keep the results: save the table as CSV before you leave.
        </p>
      )}
      {lost.length > 0 && (
        <ul aria-label="Results that cannot be read" className="mt-3 space-y-1 text-sm text-bad">
          {lost.map(({ code, why, before }) => (
            <li key={code}>
              {before && `${before}: `}
              {why}
              {/^[\w-]{12}/.test(code) && ` (${code.slice(0, 12)}…)`}
            </li>
          ))}
        </ul>
      )}
      {arrived.length > 0 && <ClassView arrived={arrived} />}
    </section>
  )
}

const wordsFor = (found: number, fresh: number): string =>
  found === 0
    ? 'No result was found in this text: paste the whole message that the student sent, with its link.'
    : `${found === 1 ? '1 result' : `${found} results`} found, ${fresh} of them new.`
