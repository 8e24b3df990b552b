import { Scheme } from './scheme'
import { Icon } from '../../ui/icon'
import { RichText } from '../../ui/rich-text'
import { withoutLookAgain } from '@/lib/answers'
import { letterAt, placeOf } from '@/lib/letters'
import type { MarkedPart } from '@/lib/papers/marked-question'

interface MarkedPartProps {
  readonly marked: MarkedPart
  readonly onPaper: boolean
  readonly onLines: (lines: readonly boolean[]) => void
}

/** What was answered and how it was judged, the key, and the scheme line by line. */
export function MarkedPartView({ marked, onPaper, onLines }: MarkedPartProps) {
  const { part, lines, byStudent } = marked
  const { scheme, label } = part
  return (
    <div className="mt-3">
      {part.options && <Options options={part.options} />}
      <Given {...{ marked, onPaper }} />
      <Scheme
        part={part}
        isKnown={part.options !== undefined && marked.verdict?.correct === true}
        lines={lines}
        {...(byStudent && { onLines })}
      />
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

/** The options again, for who wants to see why. */
const Options = ({ options }: { readonly options: readonly string[] }) => (
  <ol aria-label="Options" className="mt-1 mb-3 space-y-1">
    {options.map((option, index) => (
      <li key={option} className="flex gap-2">
        <span className="font-semibold">({letterAt(index)})</span>
        <RichText className="scrolls min-w-0 grow">{option}</RichText>
      </li>
    ))}
  </ol>
)

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
