import type { OpenExam } from './use-exam'
import { onPlainClick } from '../../ui/plain-click'
import type { Place } from '@/lib/links/link'
import { marksFigure } from '@/lib/marks'
import { catalogue } from '@/lib/memory/catalogue'
import { practiseThese } from '@/lib/papers/practise-these'
import type { Share } from '@/lib/papers/score'

interface PractiseTheseProps {
  readonly open: OpenExam
  readonly archetypes: readonly Share[]
  readonly onVisit: (place: Place) => void
}

/** The kinds of questions that lost most, each a link to a fresh problem of it. */
export function PractiseThese({ open, archetypes, onVisit }: PractiseTheseProps) {
  const links = practiseThese(archetypes, catalogue, open.name)
  if (links.length === 0) return null
  return (
    <section aria-labelledby="practise-these" className="card p-4 sm:p-6">
      <h3 id="practise-these" className="font-semibold">
        Practise these
      </h3>
      <ul className="mt-2 grid gap-2 sm:grid-cols-2">
        {links.map(({ name, title, got, of, link, place }) => (
          <li key={name}>
            <a className="exam-practise" href={link} onClick={onPlainClick(() => onVisit(place))}>
              <span className="min-w-0 grow">{title}</span>
              <span className="exam-marks">
                {marksFigure(got)} of {of}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
