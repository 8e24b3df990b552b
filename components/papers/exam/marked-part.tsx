import { setCaption } from '../../answering/set-caption'
import { Figure } from '../../figures/figure'
import { Icon } from '../../ui/icon'
import { RichText } from '../../ui/rich-text'
import { withoutLookAgain } from '@/lib/answers'
import { placeOf } from '@/lib/letters'
import { marksText } from '@/lib/marks'
import type { MarkedPart } from '@/lib/papers/marked-question'

interface MarkedPartProps {
  readonly marked: MarkedPart
  readonly onPaper: boolean
  readonly onLines: (lines: readonly boolean[]) => void
}

/** What was answered and how it was judged, the key, and the scheme line by line. */
export function MarkedPartView({ marked, onPaper, onLines }: MarkedPartProps) {
  const { part, lines, byStudent } = marked
  const { scheme, key, solutionFigure, label } = part
  return (
    <div className="mt-3">
      <Given {...{ marked, onPaper }} />
      {key && (
        <p className="formula-row mt-2">
          <span className="font-semibold">Answer:</span> <RichText>{key}</RichText>
        </p>
      )}
      <h4 className="mt-3 text-sm font-semibold">{byStudent ? 'Marking scheme' : 'How it is found'}</h4>
      <ul
        aria-label={`${byStudent ? 'Marking scheme' : 'How it is found'}${label ? ` ${label}` : ''}`}
        className="exam-scheme"
      >
        {scheme.map(({ text, marks }, index) => (
          <li key={index}>
            {byStudent && marks > 0 ? (
              <label className="exam-line">
                <input
                  type="checkbox"
                  checked={lines[index] ?? false}
                  onChange={(event) =>
                    onLines(scheme.map((_, one) => (one === index ? event.target.checked : (lines[one] ?? false))))
                  }
                />
                <RichText className="scrolls min-w-0 grow">{text}</RichText>
                <span className="exam-marks">{marksText(marks)}</span>
              </label>
            ) : (
              <div className="exam-line">
                <RichText className="scrolls min-w-0 grow">{text}</RichText>
                {marks > 0 && <span className="exam-marks">{marksText(marks)}</span>}
              </div>
            )}
          </li>
        ))}
      </ul>
      {solutionFigure && <Figure {...solutionFigure} renderCaption={setCaption} />}
      {byStudent && (
        <div className="mt-2 flex flex-wrap gap-2">
          <button type="button" className="button-quiet" onClick={() => onLines(scheme.map(() => true))}>
            All lines{label ? ` of ${label}` : ''}
          </button>
          <button type="button" className="button-quiet" onClick={() => onLines(scheme.map(() => false))}>
            None{label ? ` of ${label}` : ''}
          </button>
        </div>
      )}
    </div>
  )
}

function Given({ marked, onPaper }: Pick<MarkedPartProps, 'marked' | 'onPaper'>) {
  const { part, response, verdict } = marked
  if (verdict === null) {
    const word = onPaper && !part.options ? 'Written on paper.' : 'Not answered.'
    return <p className="text-sm text-muted">{word}</p>
  }
  const { correct, unread, unclear, note, step } = verdict
  const open = unread === true || unclear === true
  const option = part.options?.[placeOf(response.trim().toUpperCase())]
  return (
    <div className={`verdict verdict-part ${correct ? 'verdict-good' : open ? 'verdict-open' : 'verdict-bad'}`}>
      <p className="verdict-head">
        <Icon name={correct ? 'check' : 'cross'} />
        {correct ? 'Right' : open ? 'It could not be judged: mark it by the scheme' : 'Not right'}
      </p>
      <p className="verdict-note">
        You answered:{' '}
        {option === undefined ? response : <RichText>{`(${response.trim().toUpperCase()}) ${option}`}</RichText>}
      </p>
      {note && (
        <p className="verdict-note">
          <RichText>{step === undefined ? note : withoutLookAgain(note, step)}</RichText>
        </p>
      )}
    </div>
  )
}
