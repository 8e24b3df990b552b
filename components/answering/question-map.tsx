/** A question as the map shows it. */
export interface MapEntry {
  /** How it stands, for who does not see the colours: "answered". */
  readonly words: string
  /** Seen at a glance. */
  readonly look?: 'answered' | 'half' | 'none'
  /** Marked to be looked at again. */
  readonly again?: boolean
}

interface QuestionMapProps {
  readonly entries: readonly MapEntry[]
  /** Counted from 0. */
  readonly place: number
  readonly onPlace: (place: number) => void
  /** How many questions stand before these. */
  readonly before?: number
}

/** Every question as a button: which is in front, which are answered. */
export function QuestionMap({ entries, place, onPlace, before = 0 }: QuestionMapProps) {
  return (
    <div className="question-map">
      {entries.map(({ words, look, again }, index) => (
        <button
          key={index}
          type="button"
          aria-label={`Question ${before + index + 1}, ${words}`}
          {...(look && { 'data-look': look })}
          {...(again && { 'data-again': '' })}
          {...(before + index === place && { 'aria-current': 'step' })}
          onClick={() => onPlace(before + index)}
        >
          {before + index + 1}
        </button>
      ))}
    </div>
  )
}
