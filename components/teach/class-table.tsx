import { flagWords } from '@/lib/sets/class-csv'
import { shareOf, type ClassRow } from '@/lib/sets/class-table'
import type { JudgedQuestion } from '@/lib/sets/judged-result'
import { clockText } from '@/lib/sets/sitting'

/** Students by questions: the marks of each, with the answer and its time on the cell. */
export function ClassTable({ rows }: { readonly rows: readonly ClassRow[] }) {
  const count = Math.max(0, ...rows.map(({ judged }) => judged.questions.length))
  const places = Array.from({ length: count }, (_, place) => place)
  if (rows.length === 0) return <p>No result fits the filter.</p>
  const of = (place: number) => rows.flatMap(({ judged }) => judged.questions[place] ?? [])
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="Table of results">
      <table className="class-table">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Marks</th>
            <th scope="col">Time</th>
            {places.map((place) => (
              <th key={place} scope="col" title={of(place)[0]?.archetype?.name}>
                {place + 1}
              </th>
            ))}
            <th scope="col">Notes</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, judged: { result, marks, outOf, seconds, questions }, flags }) => (
            <tr key={code}>
              <th scope="row" title={result.name}>
                {result.name || 'No name'}
              </th>
              <td>
                {marks} / {outOf}
              </td>
              <td>{clockText(seconds)}</td>
              {questions.map((question, place) => (
                <td key={place} className={lookOf(question)} title={titleOf(question)}>
                  {question.verdict === null ? '–' : question.marks}
                </td>
              ))}
              <td>{flags.map((flag) => flagWords[flag]).join('; ')}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Share of the marks</th>
            <td>{Math.round(shareOf(rows.flatMap(({ judged }) => judged.questions)) * 100)} %</td>
            <td>{clockText(Math.round(rows.reduce((sum, { judged }) => sum + judged.seconds, 0) / rows.length))}</td>
            {places.map((place) => (
              <td key={place}>{Math.round(shareOf(of(place)) * 100)} %</td>
            ))}
            <td />
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

const lookOf = ({ verdict, marks }: JudgedQuestion): string =>
  verdict === null ? '' : verdict.correct ? 'class-right' : marks > 0 ? 'class-partly' : 'class-wrong'

const titleOf = ({ problem, given }: JudgedQuestion): string =>
  `Answered: ${given.texts.filter(Boolean).join('; ') || 'nothing'}. Key: ${problem.answer}. ${clockText(given.seconds)} min.`
