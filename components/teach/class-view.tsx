import { useState } from 'react'
import { ClassTable } from './class-table'
import { saveFile } from '../memory/save-file'
import { RichText } from '../ui/rich-text'
import { classCsv } from '@/lib/sets/class-csv'
import { classRows, hardestArchetypes, orders, slipCounts, sortedRows } from '@/lib/sets/class-table'
import type { Arrived, ClassRow, Order } from '@/lib/sets/class-table'

const orderNames: Readonly<Record<Order, string>> = {
  name: 'Name',
  marks: 'Marks',
  time: 'Time taken',
  finished: 'Finished last',
}
const mostListed = 8

/** The results of one set: the table, what was hard, which slips came how often. */
export function ClassView({ arrived }: { readonly arrived: readonly Arrived[] }) {
  const sets = [
    ...new Map(arrived.map(({ judged }) => [judged.result.set, judged.set.title || 'A set without a title'])),
  ]
  const [chosen, setChosen] = useState('')
  const [order, setOrder] = useState<Order>('name')
  const [words, setWords] = useState('')
  const [onlyOdd, setOnlyOdd] = useState(false)
  const set = sets.some(([code]) => code === chosen) ? chosen : (sets.at(-1)?.[0] ?? '')
  const all = classRows(arrived.filter(({ judged }) => judged.result.set === set))
  const rows = sortedRows(all, order).filter(
    ({ judged, flags }) =>
      judged.result.name.toLowerCase().includes(words.trim().toLowerCase()) && (!onlyOdd || flags.length > 0),
  )
  return (
    <div className="mt-4 space-y-4">
      <div className="flex flex-wrap items-end gap-3">
        {sets.length > 1 && (
          <label>
            <span className="block text-sm">Set</span>
            <select className="answer-box" value={set} onChange={(event) => setChosen(event.target.value)}>
              {sets.map(([code, title]) => (
                <option key={code} value={code}>
                  {title}
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          <span className="block text-sm">Sort by</span>
          <select
            className="answer-box"
            value={order}
            onChange={(event) => setOrder(orders.find((one) => one === event.target.value) ?? 'name')}
          >
            {orders.map((one) => (
              <option key={one} value={one}>
                {orderNames[one]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="block text-sm">Filter by name</span>
          <input
            type="search"
            className="answer-box"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </label>
        <label className="teach-check">
          <input
            type="checkbox"
            className="size-5"
            checked={onlyOdd}
            onChange={(event) => setOnlyOdd(event.target.checked)}
          />
          <span>Flagged only</span>
        </label>
        <button
          type="button"
          className="button-quiet"
          onClick={() => saveFile('results.csv', `\uFEFF${classCsv(rows)}`, 'text/csv')}
        >
          Save as CSV
        </button>
      </div>
      <ClassTable rows={rows} />
      {rows.length > 0 && <Summary rows={rows} />}
    </div>
  )
}

/** What was hard, and which slips came how often. */
function Summary({ rows }: { readonly rows: readonly ClassRow[] }) {
  const hardest = hardestArchetypes(rows).slice(0, mostListed)
  const slips = slipCounts(rows).slice(0, mostListed)
  return (
    <>
      <section aria-labelledby="hardest">
        <h3 id="hardest" className="font-semibold">
          Hardest kinds of questions
        </h3>
        <ol className="mt-1 list-decimal pl-5">
          {hardest.map(({ archetype, share }) => (
            <li key={archetype?.id ?? ''}>
              {archetype?.name ?? 'Another kind'}: {Math.round(share * 100)} % of the marks
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="slips">
        <h3 id="slips" className="font-semibold">
          Slips
        </h3>
        {slips.length === 0 ? (
          <p className="text-muted">None of the slips that are known.</p>
        ) : (
          <ol className="mt-1 list-decimal pl-5">
            {slips.map(({ note, archetype, names }) => (
              <li key={`${archetype?.id}-${note}`}>
                {names.length === 1 ? '1 student' : `${names.length} students`}, {archetype?.name}:{' '}
                <RichText>{note}</RichText> <span className="text-sm text-muted">{names.join(', ')}</span>
              </li>
            ))}
          </ol>
        )}
      </section>
    </>
  )
}
