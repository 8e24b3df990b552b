import { marksFigure } from '@/lib/marks'
import { catalogue } from '@/lib/memory/catalogue'
import { titleOfKind } from '@/lib/papers/practise-these'
import type { Score, Share } from '@/lib/papers/score'

interface ScoreCardProps {
  readonly score: Score
}

/** The marks by section and by unit. */
export function ScoreCard({ score }: ScoreCardProps) {
  return (
    <>
      <div className="exam-shares">
        <Shares title="By section" shares={score.sections} />
        <Shares title="By unit" shares={score.units} />
      </div>
      {score.archetypes.length > 0 && (
        <details className="exam-details">
          <summary>By kind of question</summary>
          <Shares
            title="Where most is missing first"
            shares={score.archetypes.map((share) => ({ ...share, name: titleOfKind(share.name, catalogue) }))}
          />
        </details>
      )}
    </>
  )
}

function Shares({ title, shares }: { readonly title: string; readonly shares: readonly Share[] }) {
  return (
    <table className="exam-share-table">
      <caption className="text-left font-semibold">{title}</caption>
      <tbody>
        {shares.map(({ name, got, of }, index) => (
          <tr key={index}>
            <th scope="row">{name}</th>
            <td>
              <svg aria-hidden="true" className="exam-share-bar" viewBox="0 0 100 8" preserveAspectRatio="none">
                <rect width="100" height="8" />
                <rect width={of > 0 ? (100 * got) / of : 0} height="8" />
              </svg>
            </td>
            <td className="exam-marks">
              {marksFigure(got)} of {of}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
