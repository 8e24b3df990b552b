import { setCaption } from '../../answering/set-caption'
import { Figure } from '../../figures/figure'
import { RichText } from '../../ui/rich-text'
import { marksFigure } from '@/lib/marks'
import type { ExamPart } from '@/lib/papers'

interface SchemeProps {
  readonly part: ExamPart
  /** The key need not be said: the answer was right, and stands above. */
  readonly isKnown?: boolean
  /** Which lines are taken as written. */
  readonly lines?: readonly boolean[]
  /** The student ticks them; without it they are only read. */
  readonly onLines?: (lines: readonly boolean[]) => void
}

/** The key, and the marking scheme line by line. */
export function Scheme({ part, isKnown = false, lines = [], onLines }: SchemeProps) {
  const { scheme, key, solutionFigure, label, options } = part
  const title = options ? 'How it is found' : 'Marking scheme'
  const linesWith = (place: number, on: boolean) => scheme.map((_, one) => (one === place ? on : (lines[one] ?? false)))
  return (
    <>
      {key && !isKnown && (
        <p className="formula-row mt-2">
          <span className="font-semibold">Answer:</span> <RichText>{key}</RichText>
        </p>
      )}
      <h4 className="mt-3 text-sm font-semibold">{title}</h4>
      <ul aria-label={label ? `${title} ${label}` : title} className="exam-scheme">
        {scheme.map(({ text, marks }, index) => (
          <li key={index}>
            {onLines && marks > 0 ? (
              <label className="exam-line">
                <input
                  type="checkbox"
                  checked={lines[index] ?? false}
                  onChange={(event) => onLines(linesWith(index, event.target.checked))}
                />
                <LineText text={text} marks={marks} />
              </label>
            ) : (
              <div className="exam-line">
                <LineText text={text} marks={marks} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {solutionFigure && <Figure {...solutionFigure} renderCaption={setCaption} />}
    </>
  )
}

/** A line with what it earns at the right, as the board writes it. */
const LineText = ({ text, marks }: { readonly text: string; readonly marks: number }) => (
  <>
    <RichText className="scrolls min-w-0 grow">{text}</RichText>
    {marks > 0 && (
      <span className="exam-marks">
        {marksFigure(marks)}
        <span className="sr-only"> {marks > 1 ? 'marks' : 'mark'}</span>
      </span>
    )}
  </>
)
